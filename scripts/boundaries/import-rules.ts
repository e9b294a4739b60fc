import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

type ImportRule = IRegularForbiddenRuleType & { name: string; comment: string }

/** Tests, stand-ins and benches may import what they drive. */
const testFiles = '\\.test\\.tsx?$|/testing/|/bench/|/e2e/'

const rule = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): ImportRule => ({ name, comment, severity: 'error', from, to })

/** A library known in one folder of the server only. */
const onlyIn = (name: string, folder: string, libraries: string, comment: string) =>
  rule(
    name,
    comment,
    { path: `^apps/server/src/(?!${folder}/|testing/)`, pathNot: testFiles },
    { path: `node_modules/(${libraries})/`, dependencyTypesNot: ['type-only'] },
  )

/** Who may import whom, drawn from the folders below `root`, so that a new feature is guarded on its first day. */
export function importRules(root: string): ImportRule[] {
  const web = 'apps/web/src'
  return [
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
      'A package never imports an app: move what both need into the package.',
      { path: '^packages', pathNot: testFiles },
      { path: '^apps' },
    ),
    rule(
      'index-never-whole',
      'import() of a package index takes all of it along, and what the first load uses of it too: import() a file of your own that imports the names it needs.',
      { path: `^${web}`, pathNot: testFiles },
      { path: '^packages/(domain|contracts)/src/index\\.ts$', dynamic: true },
    ),
    rule(
      'web-without-server',
      'The web knows the server by packages/contracts only.',
      { path: '^apps/web', pathNot: '/e2e/' },
      { path: '^apps/server' },
    ),
    rule(
      'server-without-web',
      'The server never imports the web: share through a package.',
      { path: '^apps/server', pathNot: testFiles },
      { path: '^apps/web' },
    ),
    rule(
      'below-features',
      'config, lib, platform, data, safety and components are used by features, never the other way: move the shared part down.',
      { path: `^${web}/(config|lib|platform|data|safety|components)`, pathNot: testFiles },
      { path: `^${web}/(features|app)` },
    ),
    rule(
      'lib-at-the-bottom',
      'lib knows no component, no data and no product: pass it in, or move the file to data, safety or platform.',
      { path: `^${web}/lib`, pathNot: testFiles },
      { path: `^${web}/(components|data|safety|platform)` },
    ),
    rule(
      'platform-without-product',
      'platform wraps what the browser can do and knows nothing of the product: pass in what it needs.',
      { path: `^${web}/platform`, pathNot: testFiles },
      { path: `^${web}/(components|data|safety)` },
    ),
    rule(
      'data-without-components',
      'data keeps what the product stores on the device and draws nothing: components ask it.',
      { path: `^${web}/data`, pathNot: testFiles },
      { path: `^${web}/(components|safety)` },
    ),
    rule(
      'ui-without-product',
      'components/ui knows no product: give it words and handlers as properties.',
      { path: `^${web}/components/ui`, pathNot: testFiles },
      { path: `^${web}/(data|safety|platform|components/(?!ui))` },
    ),
    rule(
      'features-below-app',
      'A feature knows nothing of the app: the names of the screens stand in config/paths.ts.',
      { path: `^${web}/features`, pathNot: testFiles },
      { path: `^${web}/app` },
    ),
    ...foldersIn(join(root, web, 'features')).map((feature) =>
      rule(
        `feature-${feature}-alone`,
        'Features never import features: share through components, data or lib, or compose them in a route.',
        { path: `^${web}/features/${feature}/`, pathNot: testFiles },
        { path: `^${web}/features/(?!${feature}/)` },
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
      'A service knows no HTTP: return a value or throw an AppError, and let the route answer.',
      { path: '^apps/server/src/services', pathNot: testFiles },
      { path: '^apps/server/src/(routes|middleware|app|main)|node_modules/(hono|@hono)/' },
    ),
    rule(
      'db-at-the-bottom',
      'db is the bottom of the server: services call it.',
      { path: '^apps/server/src/db', pathNot: testFiles },
      { path: '^apps/server/src/(routes|services|middleware|providers|app|main)' },
    ),
    onlyIn(
      'driver-only-in-db',
      'db',
      'pg|@electric-sql/[^/]+',
      'The database driver is known in db/ only: add a function there.',
    ),
    onlyIn('orm-only-in-db', 'db', 'drizzle-orm', 'SQL is written in db/ only: add a query there.'),
    onlyIn(
      'vendor-only-in-providers',
      'providers',
      'nodemailer|web-push|cheerio',
      "A vendor's library is known in its provider only: give the provider a function in our own words.",
    ),
    rule(
      'no-imports-of-tests',
      'Product code never imports tests.',
      { pathNot: testFiles },
      { path: '\\.test\\.tsx?$|/testing/' },
    ),
  ]
}

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
