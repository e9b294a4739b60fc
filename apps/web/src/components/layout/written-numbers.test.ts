import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { helplines } from '@maitri/content/helplines'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../../..')
const dialled = /tel:\+?\d+/g

const sources = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => join('src', path))

const withNumbers = ['index.html', ...sources].filter((path) => readFileSync(join(web, path), 'utf8').match(dialled))

test('only the two that must stand when nothing else does write a number themselves', () => {
  expect(withNumbers.map((path) => relative('.', path))).toEqual([
    'index.html',
    'src/components/layout/crash-boundary.tsx',
  ])
})

test.each(withNumbers)('%s writes numbers as the register has them, Tele-MANAS first, then 112', (path) => {
  const written = readFileSync(join(web, path), 'utf8')
  const registered = (['tele_manas', 'emergency'] as const).map(
    (id) => helplines.find((line) => line.id === id)?.number,
  )
  expect(written.match(dialled)).toEqual(registered.map((number) => `tel:${number?.tel}`))
  const shown = [...written.matchAll(/href="tel:[^"]*">([^<]*)</g)].map(([, text]) => text)
  expect(shown).toEqual(registered.map((number) => number?.display))
})
