import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './run-command'

const containerfile = readFileSync(join(repositoryRoot, 'deploy/Containerfile'), 'utf8')
const copied = [...containerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path = '']) => path)

type Package = { link?: true; dev?: true; devOptional?: true; license?: string; deprecated?: string }
const lock: { packages: Record<string, Package> } = JSON.parse(
  readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8'),
)
/** What is installed by name; the app's own parts are links. */
const installed = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
const served = installed.filter(([, { dev, devOptional }]) => !dev && !devOptional)

test('every path that the image takes over is in the repository, or is what the install and the build make', () => {
  const made = ['node_modules', 'apps/server/dist', 'apps/web/dist']
  for (const path of copied) {
    const place = made.includes(path) ? join(path, '..') : path
    expect(existsSync(join(repositoryRoot, place)), path).toBe(true)
  }
  expect(copied).toEqual(expect.arrayContaining(made))
})

test('the image has every package of the server: none lies in a folder that is not taken over', () => {
  const elsewhere = served.map(([path]) => path).filter((path) => path.startsWith('apps/server/'))
  expect(elsewhere).toEqual([])
})

test('no package is one that its authors have withdrawn', () => {
  expect(installed.filter(([, { deprecated }]) => deprecated !== undefined)).toEqual([])
})

test('every package that is run or served names a licence that asks for no more than its notice, or stands in the notices', () => {
  const permissive =
    /^\(?(MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|OFL-1\.1|Unlicense|BlueOak-1\.0\.0|CC0-1\.0)\b/
  const notices = readFileSync(join(repositoryRoot, 'docs/notices.md'), 'utf8')
  const others = served.filter(([, { license }]) => !permissive.test(license ?? ''))
  const unnamed = others
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
    .filter((name) => !notices.includes(name))
  expect(unnamed).toEqual([])
})
