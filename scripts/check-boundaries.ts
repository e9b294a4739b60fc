import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ICruiseOptions, ICruiseResult, IRegularForbiddenRuleType } from 'dependency-cruiser'
import { repositoryRoot } from './run-command'

/** With a TypeScript it cannot read, dependency-cruiser finds hardly any module and no violation; fewer than this is a failure. */
const leastModules = 120

const foldersIn = (path: string) =>
  readdirSync(`${repositoryRoot}${path}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

const rule = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
})

/** What tests and stand-ins may import is not held to the layers. */
const testFiles = '\\.test\\.tsx?$|/testing/|/bench/|/e2e/'

const forbidden: IRegularForbiddenRuleType[] = [
  rule(
    'no-circles',
    'Two files that need each other are one idea: merge them, or move what both need.',
    {},
    { circular: true },
  ),
  rule(
    'domain-is-pure',
    'packages/domain imports nothing but itself: pass in what it needs.',
    { path: '^packages/domain/src', pathNot: testFiles },
    { pathNot: '^packages/domain/src' },
  ),
  rule(
    'contracts-below-content',
    'contracts may import domain and zod only.',
    { path: '^packages/contracts/src', pathNot: testFiles },
    { path: '^(apps|packages/content)' },
  ),
  rule(
    'packages-below-apps',
    'A package never imports an app.',
    { path: '^packages', pathNot: testFiles },
    { path: '^apps' },
  ),
  rule(
    'web-without-server',
    'The web knows the server only by packages/contracts.',
    { path: '^apps/web', pathNot: '/e2e/' },
    { path: '^apps/server' },
  ),
  rule(
    'server-without-web',
    'The server never imports the web.',
    { path: '^apps/server', pathNot: testFiles },
    { path: '^apps/web' },
  ),
  rule(
    'components-below-features',
    'components and lib are used by features, never the other way.',
    { path: '^apps/web/src/(config|components|lib|data|safety|platform)', pathNot: testFiles },
    { path: '^apps/web/src/(features|app)' },
  ),
  rule(
    'lib-below-components',
    'lib knows no component, no data and no product.',
    { path: '^apps/web/src/lib', pathNot: testFiles },
    { path: '^apps/web/src/(components|data|safety|platform)' },
  ),
  rule(
    'features-below-app',
    'A feature knows nothing of the app: the names of the screens stand in config/paths.ts.',
    { path: '^apps/web/src/features', pathNot: testFiles },
    { path: '^apps/web/src/app' },
  ),
  ...foldersIn('apps/web/src/features').map((feature) =>
    rule(
      `feature-${feature}-alone`,
      'Features never import features: share through components or lib, or compose them in a route.',
      { path: `^apps/web/src/features/${feature}/`, pathNot: testFiles },
      { path: `^apps/web/src/features/(?!${feature}/)` },
    ),
  ),
  rule(
    'routes-through-services',
    'A route parses, calls a service and presents: it never touches the store or a provider.',
    { path: '^apps/server/src/routes', pathNot: testFiles },
    { path: '^apps/server/src/(db|providers)', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'services-below-routes',
    'A service knows no HTTP.',
    { path: '^apps/server/src/services', pathNot: testFiles },
    { path: '^(apps/server/src/(routes|middleware|app|main)|.*node_modules/hono)' },
  ),
  rule(
    'db-at-the-bottom',
    'db is the bottom of the server.',
    { path: '^apps/server/src/db', pathNot: testFiles },
    { path: '^apps/server/src/(routes|services|middleware|providers|app|main)' },
  ),
  rule(
    'driver-only-in-db',
    'The database driver is known in db/ only.',
    { path: '^apps/server/src/(?!db/|testing/)', pathNot: testFiles },
    { path: 'node_modules/(pg|@electric-sql)/' },
  ),
  rule(
    'orm-only-in-db',
    'SQL is written in db/ only.',
    { path: '^apps/server/src/(?!db/|testing/)', pathNot: testFiles },
    { path: 'node_modules/drizzle-orm/' },
  ),
  rule(
    'mail-only-in-providers',
    "A vendor's library is known in its provider only.",
    { path: '^apps/server/src/(?!providers/|testing/)', pathNot: testFiles },
    { path: 'node_modules/nodemailer/' },
  ),
  rule('no-orphans-of-tests', 'Product code never imports tests.', { pathNot: testFiles }, { path: '\\.test\\.tsx?$' }),
]

const options: ICruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)dist/' },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    exportsFields: ['exports'],
    conditionNames: ['import', 'types'],
  },
}

// As a process of its own: its parser does not survive the loader that runs this file.
const folder = mkdtempSync(join(tmpdir(), 'maitri-boundaries-'))
const config = join(folder, 'rules.json')
writeFileSync(config, JSON.stringify({ forbidden, options }))
const { stdout, stderr } = spawnSync(
  'node',
  [
    ...['--import', './scripts/read-jsx-with-swc.mjs', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'],
    ...['--config', config, '--output-type', 'json', 'apps', 'packages'],
  ],
  { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 500_000_000 },
)
rmSync(folder, { recursive: true })
if (!stdout) throw new Error(`dependency-cruiser gave no answer: ${stderr}`)

const { summary, modules } = JSON.parse(stdout) as ICruiseResult
for (const violation of summary.violations) {
  const broken = forbidden.find(({ name }) => name === violation.rule.name)
  process.stdout.write(`${violation.rule.name}: ${violation.from} -> ${violation.to}\n  ${broken?.comment}\n`)
}
process.stdout.write(`${modules.length} modules read, ${summary.violations.length} boundaries crossed\n`)
if (modules.length < leastModules) {
  process.stdout.write(
    `Only ${modules.length} modules were read, of at least ${leastModules}: the check itself is broken.\n`,
  )
}
process.exitCode = summary.violations.length > 0 || modules.length < leastModules ? 1 : 0
