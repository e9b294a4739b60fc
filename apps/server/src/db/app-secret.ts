import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const secretFile = (dataDir: string) => join(dataDir, 'app-secret')

/** The secret that an earlier start generated in `dataDir`, or null. */
export function findGeneratedSecret(dataDir: string): string | null {
  try {
    const secret = readFileSync(secretFile(dataDir), 'utf8').trim()
    if (secret.length < 16) throw new Error(`The file ${secretFile(dataDir)} is damaged: restore it from a backup.`)
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Writes a new secret, whole or not at all, and on the disk before it is used: without it nothing in the store opens. */
export function generateSecret(dataDir: string): string {
  const secret = randomBytes(32).toString('base64url')
  const draft = `${secretFile(dataDir)}.${process.pid}`
  const file = openSync(draft, 'w', 0o600)
  try {
    writeSync(file, `${secret}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  // A link, unlike a rename, refuses to replace a secret that is there.
  linkSync(draft, secretFile(dataDir))
  rmSync(draft)
  const directory = openSync(dataDir, 'r')
  fsyncSync(directory)
  closeSync(directory)
  return secret
}
