import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Crossing, findCrossings } from './boundaries/find-crossings'
import { repositoryRoot } from './run-command'

/** A small house with every room that the rules name, in which nothing is crossed. */
const sound: Record<string, string> = {
  'apps/web/src/app/router.ts': "import '../features/auth/page'\n",
  'apps/web/src/features/auth/page.ts': "import '../../components/ui/button'\nimport '../../data/records'\n",
  'apps/web/src/features/home/page.ts': "import '../../safety/panel'\n",
  'apps/web/src/components/ui/button.ts': "import '../../lib/format'\n",
  'apps/web/src/components/layout/header.ts': "import '../../safety/panel'\n",
  'apps/web/src/safety/panel.ts': "import '../components/ui/button'\n",
  'apps/web/src/data/records.ts':
    "import '../lib/api-client'\nimport '../../../../packages/domain/src/index'\nexport const kept = localStorage\n",
  'apps/web/src/platform/microphone.ts': "import '../lib/format'\n",
  'apps/web/src/lib/format.ts': 'export const format = String\n',
  'apps/web/src/lib/api-client.ts': 'export const call = () => fetch("/")\n',
  'apps/server/src/main.ts': "import './routes/site'\n",
  'apps/server/src/config.ts': 'export const port = process.env.PORT\n',
  'apps/server/src/routes/site.ts': "import 'hono'\nimport '../services/site'\n",
  'apps/server/src/services/site.ts': "import '../db/site'\nimport '../providers/mail/smtp'\n",
  'apps/server/src/db/site.ts': "import 'drizzle-orm'\nimport 'pg'\n",
  'apps/server/src/providers/mail/smtp.ts': "import 'nodemailer'\n",
  'packages/domain/src/index.ts': "export * from './stress'\n",
  'packages/domain/src/stress.ts': 'export const dayOf = (now: Date) => new Date(now)\n',
  'packages/contracts/src/site.ts': "import '../../domain/src/stress'\n",
  'packages/content/src/words.ts': "import '../../contracts/src/site'\n",
}

/** One file a rule, each breaking that rule and no other; what it is reported to reach. */
const broken: [rule: string, file: string, source: string, to: string | RegExp][] = [
  ['no-circles', 'apps/server/src/services/a.ts', "import './b'\n", /b\.ts$/],
  ['domain-is-pure', 'packages/domain/src/pure.ts', "import 'node:fs'\n", /fs$/],
  ['contracts-below-content', 'packages/contracts/src/c.ts', "import '../../content/src/words'\n", /words\.ts$/],
  ['packages-below-apps', 'packages/content/src/p.ts', "import '../../../apps/web/src/lib/format'\n", /format\.ts$/],
  [
    'index-never-whole',
    'apps/web/src/data/i.ts',
    "export const rules = () => import('../../../../packages/domain/src/index')\n",
    /domain\/src\/index\.ts$/,
  ],
  ['web-without-server', 'apps/web/src/app/w.ts', "import '../../../server/src/config'\n", /config\.ts$/],
  ['server-without-web', 'apps/server/src/s.ts', "import '../../web/src/lib/format'\n", /format\.ts$/],
  ['below-features', 'apps/web/src/components/layout/b.ts', "import '../../features/auth/page'\n", /page\.ts$/],
  ['lib-at-the-bottom', 'apps/web/src/lib/l.ts', "import '../data/records'\n", /records\.ts$/],
  ['platform-without-product', 'apps/web/src/platform/p.ts', "import '../data/records'\n", /records\.ts$/],
  ['data-without-components', 'apps/web/src/data/d.ts', "import '../components/ui/button'\n", /button\.ts$/],
  ['ui-without-product', 'apps/web/src/components/ui/u.ts', "import '../../data/records'\n", /records\.ts$/],
  ['features-below-app', 'apps/web/src/features/auth/f.ts', "import '../../app/paths'\n", /paths\.ts$/],
  ['feature-auth-alone', 'apps/web/src/features/auth/g.ts', "import '../home/page'\n", /page\.ts$/],
  ['routes-through-services', 'apps/server/src/routes/r.ts', "import '../db/site'\n", /db\/site\.ts$/],
  // Its entry lies in a folder called dist.
  ['services-below-routes', 'apps/server/src/services/h.ts', "import 'hono'\n", /node_modules\/hono\//],
  ['db-at-the-bottom', 'apps/server/src/db/d.ts', "import '../services/site'\n", /services\/site\.ts$/],
  ['driver-only-in-db', 'apps/server/src/services/p.ts', "import '@electric-sql/pglite'\n", /pglite\//],
  ['orm-only-in-db', 'apps/server/src/services/o.ts', "import 'drizzle-orm'\n", /drizzle-orm\//],
  ['vendor-only-in-providers', 'apps/server/src/services/m.ts', "import 'nodemailer'\n", /nodemailer\//],
  ['no-imports-of-tests', 'apps/server/src/services/t.ts', "import '../x.test'\n", /x\.test\.ts$/],
  ['environment-only-in-config', 'apps/server/src/services/e.ts', 'export const a = process.env.A\n', 'process.env'],
  ['fetch-only-in-api-client', 'apps/web/src/data/f.ts', 'export const a = () => fetch("/")\n', 'fetch'],
  ['storage-only-in-data', 'apps/web/src/features/home/s.ts', 'export const a = window.localStorage\n', 'localStorage'],
  [
    'words-only-in-format',
    'apps/web/src/features/home/w.ts',
    'export const a = new Intl.NumberFormat().format(1)\n',
    'Intl.NumberFormat',
  ],
  ['domain-without-clock', 'packages/domain/src/t.ts', 'export const a = () => new Date()\n', 'Date()'],
  ['domain-without-chance', 'packages/domain/src/r.ts', 'export const a = () => Math.random()\n', 'Math.random'],
  ['domain-without-io', 'packages/domain/src/i.ts', 'export const a = () => console.log(1)\n', 'console'],
]

/** What the broken files reach beside the sound house. */
const reached: Record<string, string> = {
  'apps/server/src/services/b.ts': "import './a'\n",
  'apps/server/src/x.test.ts': 'export {}\n',
  'apps/web/src/app/paths.ts': 'export const paths = {}\n',
}

const houses: string[] = []
afterAll(() => {
  for (const house of houses) rmSync(house, { recursive: true })
})

function build(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'maitri-house-'))
  houses.push(root)
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), source)
  }
  symlinkSync(`${repositoryRoot}node_modules`, join(root, 'node_modules'))
  return root
}

test('a house that keeps the boundaries crosses none', () => {
  expect(findCrossings(build(sound)).crossings).toEqual([])
}, 30_000)

let found: Crossing[] = []
beforeAll(() => {
  const planted = Object.fromEntries(broken.map(([, file, source]) => [file, source]))
  found = findCrossings(build({ ...sound, ...reached, ...planted })).crossings
}, 30_000)

test.each(broken)('%s is seen in %s, with words that say what to do', (rule, file, _source, to) => {
  const crossing = found.find((one) => one.rule === rule && one.from === file)
  expect(crossing?.to).toMatch(to)
  expect(crossing?.comment.length).toBeGreaterThan(20)
})
