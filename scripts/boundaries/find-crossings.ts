import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ICruiseOptions, ICruiseResult } from 'dependency-cruiser'
import { repositoryRoot } from '../run-command'
import { importRules } from './import-rules'
import { findGlobalUses } from './source-rules'

export type Crossing = { rule: string; from: string; to: string; comment: string }

const options: ICruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  // Our own build output only: most libraries have their entry in a folder of that name, too.
  exclude: { path: '^(apps|packages)/[^/]+/dist/' },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'node'],
  },
}

/** Every import and every use of a global below `root` that breaks a rule, and how many modules were read. */
export function findCrossings(root: string): { crossings: Crossing[]; modules: number } {
  const rules = importRules(root)
  const { summary, modules } = cruise(root, rules)
  const imports = summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    comment: rules.find(({ name }) => name === rule.name)?.comment ?? '',
  }))
  return { crossings: [...imports, ...findGlobalUses(root)], modules: modules.length }
}

/** As a process of its own: its parser does not survive the loader that runs this file. */
function cruise(root: string, forbidden: ReturnType<typeof importRules>): ICruiseResult {
  const folder = mkdtempSync(join(tmpdir(), 'maitri-boundaries-'))
  const config = join(folder, 'rules.json')
  writeFileSync(config, JSON.stringify({ forbidden, options }))
  const { stdout, stderr } = spawnSync(
    'node',
    [
      ...['--import', `${repositoryRoot}scripts/boundaries/read-jsx-with-swc.mjs`],
      `${repositoryRoot}node_modules/dependency-cruiser/bin/dependency-cruise.mjs`,
      ...['--config', config, '--output-type', 'json', 'apps', 'packages'],
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 500_000_000 },
  )
  rmSync(folder, { recursive: true })
  if (!stdout) throw new Error(`dependency-cruiser gave no answer: ${stderr}`)
  return JSON.parse(stdout)
}
