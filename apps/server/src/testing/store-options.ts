import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoreOptions } from '../db/store'

/** An empty directory, to be removed by whoever asked for it. */
export const newDataDir = () => mkdtempSync(join(tmpdir(), 'maitri-store-'))

/** An embedded store in `dataDir`, with the secret that is generated there. */
export const embeddedIn = (dataDir: string): StoreOptions => ({
  dataDir,
  databaseUrl: null,
  databaseReplicaUrl: null,
  appSecret: null,
  appSecretPrevious: null,
})
