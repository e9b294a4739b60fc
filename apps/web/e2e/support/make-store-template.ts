import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runApp, storeTemplateVariable } from './running-app'

/** Starts the built app once on an empty directory, and keeps what it made there for every other start of the run. */
export default async function makeStoreTemplate(): Promise<() => void> {
  const app = await runApp()
  const template = mkdtempSync(join(tmpdir(), 'maitri-e2e-store-'))
  await app.stop(template)
  process.env[storeTemplateVariable] = template
  return () => rmSync(template, { recursive: true, force: true })
}
