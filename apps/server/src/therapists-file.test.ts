import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleTherapists } from '@maitri/content/therapists'
import { therapist } from '@maitri/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProfile } from './testing/build-profile'
import { findFreePort, runServer } from './testing/run-server'
import { readTherapists } from './therapists-file'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maitri-therapists-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function write(content: unknown): string {
  const path = join(folder, 'therapists.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
const faultsOf = (content: unknown) => {
  try {
    readTherapists(write(content))
    return []
  } catch (error) {
    const [, ...faults] = (error as Error).message.split('\n')
    return faults.map((fault) => fault.trim())
  }
}

test('without a file the six examples stand, whom nobody can write to', () => {
  const practices = readTherapists(null)
  expect(practices.map((practice) => practice.therapist)).toEqual(exampleTherapists)
  expect(practices.every(({ email }) => email === null)).toBe(true)
})

test('a profile of the file is a real one, with its open days, and its address stays beside it', () => {
  const [practice] = readTherapists(
    write([buildProfile({ weeklyHours: { Sat: ['16:00-18:00', '09:00-13:00'], Mon: [] } })]),
  )
  expect(practice).toMatchObject({
    email: 'practice@example.org',
    emailLanguage: 'en',
    therapist: {
      isExample: false,
      timeZone: 'Asia/Kolkata',
      slotMinutes: 60,
      availability: ['Sat'],
      weeklyHours: [
        [],
        [],
        [],
        [],
        [],
        [
          { from: 540, until: 780 },
          { from: 960, until: 1080 },
        ],
        [],
      ],
    },
  })
  expect(therapist.parse(practice?.therapist)).toEqual(practice?.therapist)
})

test('every fault is named at once, by profile and field, in words for whoever runs the server', () => {
  const faults = faultsOf([
    buildProfile({ id: 'Asha Menon', sessionFee: '2,400', experience: -1 }),
    buildProfile({ weeklyHours: { Mon: ['9-13'], Tue: ['09:00-11:00', '10:00-12:00'], Montag: [] } }),
    buildProfile({ timeZone: 'India' }),
    buildProfile({ name: '', sessionTypes: ['phone'], langauges: ['Tamil'], image: 'https://example.org/a.png' }),
    'someone',
  ])
  expect(faults).toEqual([
    'profile 1 (Asha Menon), id: must be small letters, digits and hyphens, such as asha-menon',
    'profile 1 (Asha Menon), experience: must be a whole number from 0 to 70',
    'profile 1 (Asha Menon), sessionFee: must be a whole number from 0 to 100000',
    "profile 2 (Asha Menon), weeklyHours.Mon.0: '9-13' is not of the form 09:00-13:00",
    'profile 2 (Asha Menon), weeklyHours.Tue: has hours that overlap',
    'profile 2 (Asha Menon), weeklyHours: has unknown fields: Montag',
    'profile 3 (Asha Menon), timeZone: is not a time zone such as Asia/Kolkata',
    'profile 4, name: must not be empty',
    'profile 4, image: must be an address data:image/…;base64,…',
    'profile 4, sessionTypes.0: must be one of video, audio, in_person',
    'profile 4: has unknown fields: langauges',
    'profile 5: must be an object',
  ])
})

test('a profile says where, when not, how early and how late, and each of these can be wrong', () => {
  const said = {
    ...{ city: 'Mysuru', address: '12 Lake Road', landmark: 'Opposite the library', bring: 'Your reports' },
    ...{ leadHours: 24, cancelHours: 48, confirms: 'at_once', meetingLink: 'https://meet.example.org/asha' },
  }
  const [practice] = readTherapists(
    write([buildProfile({ ...said, holidays: ['2026-12-25'], blockedDays: ['2026-12-01/2026-12-05'] })]),
  )
  const { meetingLink, ...shown } = said
  expect(practice).toMatchObject({ meetingLink, therapist: shown })
  expect(practice?.therapist.closedDays).toEqual([
    { from: '2026-12-01', to: '2026-12-05' },
    { from: '2026-12-25', to: '2026-12-25' },
  ])
  expect(JSON.stringify(practice?.therapist)).not.toContain('meet.example.org')
  const wrong = { holidays: ['2026-02-30'], blockedDays: ['2026-12-05/2026-12-01'], leadHours: 1, cancelHours: 400 }
  expect(faultsOf([buildProfile({ ...wrong, meetingLink: 'http://meet.example.org' })])).toEqual([
    'profile 1 (Asha Menon), meetingLink: must be an address that begins with https://',
    "profile 1 (Asha Menon), holidays.0: '2026-02-30' is not a day such as 2026-12-25 or days such as 2026-12-24/2027-01-02",
    "profile 1 (Asha Menon), blockedDays.0: '2026-12-05/2026-12-01' is not a day such as 2026-12-25 or days such as 2026-12-24/2027-01-02",
    'profile 1 (Asha Menon), leadHours: must be a whole number from 2 to 336',
    'profile 1 (Asha Menon), cancelHours: must be a whole number from 0 to 336',
  ])
})

test('what pulls apart within a profile, or between two, is named too', () => {
  expect(
    faultsOf([buildProfile({ weeklyHours: { Wed: ['09:00-09:30'] }, email: null, answersWithinHours: 48 })]),
  ).toEqual([
    'profile 1 (Asha Menon), weeklyHours.Wed: has hours shorter than one session of 60 minutes',
    'profile 1 (Asha Menon), email: must be given with answersWithinHours, so that messages reach somebody',
  ])
  expect(faultsOf([buildProfile(), buildProfile()])).toEqual([
    "profile 2 (Asha Menon), id: 'asha-menon' is used by a profile above",
  ])
  expect(faultsOf([])).toEqual(['the file: must hold at least one profile'])
})

test('a file that is not there, or no JSON, is said in a sentence', () => {
  expect(() => readTherapists(join(folder, 'nowhere.json'))).toThrow(/THERAPISTS_FILE cannot be read.*nowhere\.json/)
  expect(() => readTherapists(write('[{]'))).toThrow(/therapists\.json is not JSON/)
})

test('the server does not start with a broken file, and has not touched its store', async () => {
  const THERAPISTS_FILE = write([buildProfile({ timeZone: 'India' })])
  const server = runServer({
    PORT: String(await findFreePort()),
    DATA_DIR: join(folder, 'data'),
    THERAPISTS_FILE,
  })
  expect(await server.exited).toBe(1)
  expect(server.output()).toContain('profile 1 (Asha Menon), timeZone: is not a time zone such as Asia/Kolkata')
  expect(existsSync(join(folder, 'data'))).toBe(false)
})
