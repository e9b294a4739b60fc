import { randomBytes } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { Client } from 'pg'
import { inject } from 'vitest'
import { openStore, type StoreOptions } from '../db/store'
import { embeddedIn, newDataDir } from './store-options'

/** Somewhere a store can be opened, closed and opened again. */
export type StorePlace = { options: StoreOptions; discard(): Promise<void> }

/** A data directory with an empty store in it, and its path. Making one takes seconds, copying it a moment. */
export async function buildStoreTemplate(): Promise<string> {
  const dataDir = newDataDir()
  const store = await openStore(embeddedIn(dataDir))
  await store.close()
  return dataDir
}

/** A data directory of its own with an empty embedded store. */
export async function buildEmbeddedPlace(): Promise<StorePlace> {
  const dataDir = newDataDir()
  cpSync(inject('storeTemplate'), dataDir, { recursive: true })
  return {
    options: embeddedIn(dataDir),
    discard: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

/** A database of its own on the PostgreSQL of this test run. */
export async function buildPostgresPlace(): Promise<StorePlace> {
  const name = `maitri_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  const options = {
    dataDir: '/nonexistent',
    databaseUrl: url.href,
    databaseReplicaUrl: null,
    appSecret: 'a secret for tests only',
    appSecretPrevious: null,
  }
  return { options, discard: () => onServer(`drop database ${name} with (force)`) }
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
