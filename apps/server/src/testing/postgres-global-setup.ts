import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startPrimary } from './postgres'
import { buildStoreTemplate } from './store-places'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    storeTemplate: string
  }
}

/** One PostgreSQL and one embedded store, made once for all test files of a run: each file gets a database and a copy of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPrimary(['fsync=off'])
  const template = await buildStoreTemplate()
  project.provide('postgresUrl', postgres.url)
  project.provide('storeTemplate', template)
  return async () => {
    rmSync(template, { recursive: true, force: true })
    await postgres.stop()
  }
}
