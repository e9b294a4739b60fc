import { randomUUID } from 'node:crypto'
import * as contracts from '@maitri/contracts'
import { analyses, checkIns, type Endpoint, joinGroup, videoAnalysis } from '@maitri/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buildApp, type TestApp } from '../testing/build-app'
import { type Browser, buildUser } from '../testing/factories'
import { samplesOf } from '../testing/sample-of'
import { contractPath } from './contract-path'

let server: TestApp
let person: Browser
beforeAll(async () => {
  server = await buildApp()
  person = (await buildUser(server)).browser
})
afterAll(() => server.discard())

const moment = '2026-11-20T08:00:00.000Z'
const checkIn = { mood: 4, feelings: [], tags: [], note: 'a note' }
const words = 'my sister Kavya'
/** Keys that people, or programs in their name, could put where a key is free. */
const keys = [words, `${words}.note`, `${words} ${'x'.repeat(80)}`, '0', 'occurredAt', 'constructor']

const write = (endpoint: Endpoint, body: unknown, others: object) =>
  person.call(endpoint, {
    params: { id: randomUUID() },
    body: { occurredAt: moment, updatedAt: moment, body, ...others },
  })

async function pathsOf(response: Response) {
  expect(response.status).toBe(400)
  const text = await response.text()
  expect(text).not.toContain('Kavya')
  const { fields } = JSON.parse(text) as { fields: { path: string }[] }
  return [...new Set(fields.map(({ path }) => path))]
}

test.each(keys)('the key %j, put where a key is free, stands in no refusal', async (key) => {
  for (const field of ['changedAt', 'replaced']) {
    const paths = await pathsOf(await write(checkIns.write, checkIn, { [field]: { [key]: 'no moment' } }))
    expect(paths).toEqual([field])
  }
  const [video] = samplesOf(videoAnalysis) as { face: object }[]
  const face = { ...video?.face, framesLeftOut: { [key]: 'no count' } }
  const paths = await pathsOf(await write(analyses.write, { ...video, face }, {}))
  expect(paths).toEqual(['body.face.framesLeftOut'])
})

test('a key where only ours are taken is not named', async () => {
  const [video] = samplesOf(videoAnalysis) as { emotions: object }[]
  const emotions = { ...video?.emotions, [words]: 1 }
  expect(await pathsOf(await write(analyses.write, { ...video, emotions }, {}))).toEqual(['body.emotions'])
  expect(await pathsOf(await write(checkIns.write, { ...checkIn, mood: 'low', [words]: 1 }, { [words]: 1 }))).toEqual([
    'body.mood',
  ])
})

test('a field of ours is named where it is, the place in a list too', async () => {
  const feelings = { ...checkIn, feelings: ['calm', words] }
  expect(await pathsOf(await write(checkIns.write, feelings, {}))).toEqual(['body.feelings.1'])
  const settled = [{ part: 'note', at: words }]
  expect(await pathsOf(await write(checkIns.write, checkIn, { settled }))).toEqual(['settled.0.at'])
  const joined = await person.call(joinGroup, { params: { id: randomUUID() }, body: { pseudonym: 7 } })
  expect(await pathsOf(joined)).toEqual(['pseudonym'])
})

/** Every copy of `value` in which one of its parts, at any depth, is something that no field takes. */
function spoiled(value: unknown): unknown[] {
  const nothing = Symbol('nothing of ours')
  if (typeof value !== 'object' || value === null) return [nothing]
  const inner = Object.entries(value).flatMap(([name, part]) =>
    spoiled(part).map((bad) =>
      Array.isArray(value) ? Object.assign([...value], { [name]: bad }) : { ...value, [name]: bad },
    ),
  )
  return [nothing, ...inner]
}

/** A form with a rule of its own has no sample: it is left empty. */
function formsOf(schema: z.ZodMiniType): unknown[] {
  try {
    return samplesOf(schema)
  } catch (error) {
    if (error instanceof z.core.$ZodError) return [{}]
    throw error
  }
}

test('of every body that the contracts describe, each field is named as it is', () => {
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'access' in value
  const bodies = Object.values(contracts)
    .flatMap((value): unknown[] => [
      value,
      ...(typeof value === 'object' && value !== null ? Object.values(value) : []),
    ])
    .filter(isEndpoint)
    .flatMap(({ body }) => (body ? [body as z.ZodMiniType] : []))
  let named = 0
  for (const schema of bodies) {
    for (const bad of formsOf(schema).flatMap(spoiled)) {
      for (const { path } of z.safeParse(schema, bad).error?.issues ?? []) {
        expect(contractPath(schema, path)).toBe(path.join('.'))
        named += 1
      }
    }
  }
  expect(bodies.length).toBeGreaterThan(40)
  expect(named).toBeGreaterThan(200)
})
