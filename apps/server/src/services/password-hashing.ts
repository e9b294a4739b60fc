import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

type Cost = { N: number; r: number; p: number }

// OWASP's password storage cheat sheet asks for this where 32 MB are given: three passes of 32 MB each.
const cost: Cost = { N: 32_768, r: 8, p: 3 }
/** Of the hashes `salt:key` that the store held first: a third of the work. */
const firstCost: Cost = { N: 16_384, r: 16, p: 1 }
/** What a check of such a hash lacks of the work of another: so that nobody learns by the time who has been here long. */
const missingCost: Cost = { ...cost, p: 2 }
const keyBytes = 64

const form = ({ N, r, p }: Cost) => `scrypt:${N}:${r}:${p}`

/** No password has this hash. Checking against it takes as long as against a real one. */
const hashOfNobody = `${form(cost)}:${'0'.repeat(32)}:${'0'.repeat(2 * keyBytes)}`

/** The hash of a password, with a fresh salt, in the form `scrypt:N:r:p:salt:key` in hex; runs in the thread pool. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex')
  return `${form(cost)}:${salt}:${(await deriveFrom(password, salt, cost)).toString('hex')}`
}

/** Whether a hash was made at another cost than today's, and is to be made anew when its password is given. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(`${form(cost)}:`)

/** Whether `password` has this hash. Null, where there is none to compare with, takes as long and answers false. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const { salt, key, cost: its } = partsOf(hash ?? hashOfNobody)
  const expected = Buffer.from(key, 'hex')
  const derived = await deriveFrom(password, salt, its)
  if (its === firstCost) await deriveFrom(password, salt, missingCost)
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

function partsOf(hash: string): { salt: string; key: string; cost: Cost } {
  const [kind = '', ...rest] = hash.split(':')
  if (kind !== 'scrypt') return { salt: kind, key: rest[0] ?? '', cost: firstCost }
  const [N, r, p, salt = '', key = ''] = rest
  return { salt, key, cost: { N: Number(N), r: Number(r), p: Number(p) } }
}

function deriveFrom(password: string, salt: string, { N, r, p }: Cost): Promise<Buffer> {
  const maxmem = 2 * 128 * N * r
  return new Promise((resolve, reject) => {
    // One form for what looks the same: keyboards differ in how they compose a letter.
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
