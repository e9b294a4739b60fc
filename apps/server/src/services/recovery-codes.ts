import { randomInt } from 'node:crypto'

/** Without letters and digits that look like others. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groupLength = 5
const codeCount = 10

/** Ten codes such as `k7mq2-x9dpa`, of 49 bits each. */
export const makeRecoveryCodes = () => Array.from({ length: codeCount }, () => `${makeGroup()}-${makeGroup()}`)

/** A code as it is kept, however it was typed; null where it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '')
  const isOne = letters.length === 2 * groupLength && [...letters].every((letter) => alphabet.includes(letter))
  return isOne ? `${letters.slice(0, groupLength)}-${letters.slice(groupLength)}` : null
}

const makeGroup = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
