import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMetrics } from '../apps/server/src/services/metrics'
import { repositoryRoot } from './run-command'

type Panel = { title: string; targets: { expr: string; legendFormat: string }[] }
const { panels }: { panels: Panel[] } = JSON.parse(
  readFileSync(join(repositoryRoot, 'deploy/grafana-dashboard.json'), 'utf8'),
)
const targets = panels.flatMap((panel) => panel.targets)

/** The names of the figures and of their labels, as monitoring reads them after one request. */
async function exported() {
  const metrics = createMetrics()
  metrics.observe({ method: 'GET', route: '/api/site', status: 200, seconds: 0.01 })
  const lines = (await metrics.read()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const labels = lines.flatMap((line) => [...line.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label))
  return { names: lines.map((line) => line.replace(/[{ ].*$/, '')), labels: [...new Set(labels)] }
}

test('every figure that the sample dashboard asks for is one that the server gives', async () => {
  const { names } = await exported()
  const asked = targets.flatMap(({ expr }) => expr.match(/\b(?:maitri|nodejs|process)_\w+/g) ?? [])
  expect(asked.length).toBeGreaterThanOrEqual(targets.length)
  expect([...new Set(asked)].filter((name) => !names.includes(name))).toEqual([])
})

test('every label that it groups by or shows is one of theirs, or one that monitoring adds', async () => {
  const { labels } = await exported()
  const grouped = targets.flatMap(({ expr }) =>
    [...expr.matchAll(/\bby \(([^)]+)\)/g)].flatMap(([, by = '']) => by.split(', ')),
  )
  const shown = targets.flatMap(({ legendFormat }) =>
    [...legendFormat.matchAll(/{{(\w+)}}/g)].map(([, label = '']) => label),
  )
  expect(grouped.length).toBeGreaterThan(5)
  const known = [...labels, 'instance', 'job']
  expect([...new Set([...grouped, ...shown])].filter((label) => !known.includes(label))).toEqual([])
})
