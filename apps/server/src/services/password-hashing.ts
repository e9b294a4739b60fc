import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

// OWASP's password storage cheat sheet asks for about this work and memory (32 MB). The form `salt:key` in hex is what the store has held
// from the beginning, so it stays readable; another cost needs another form.
const cost = { N: 16_384, r: 16, p: 1 }
const keyBytes = 64
const maxmem = 2 * 128 * cost.N * cost.r

/** No password has this hash. Checking against it takes as long as against a real one. */
const hashOfNobody = `${'0'.repeat(32)}:${'0'.repeat(2 * keyBytes)}`

/** The hash of a password, with a fresh salt; runs in the thread pool. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${(await deriveFrom(password, salt)).toString('hex')}`
}

/** Whether `password` has this hash. Null, where there is none to compare with, takes as long and answers false. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? hashOfNobody).split(':')
  const expected = Buffer.from(key, 'hex')
  const derived = await deriveFrom(password, salt)
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

function deriveFrom(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // One form for what looks the same: keyboards differ in how they compose a letter.
    scrypt(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
