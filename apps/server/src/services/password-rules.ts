import { AppError } from '../errors'
import { isCommonPassword } from './common-passwords'

/** Refuses a password that is easy to guess: a common one, or the person's own name or address; `docs/safety.md` P7. */
export function requireStrongPassword(password: string, person: { email: string; name?: string }) {
  const plain = password.trim().toLowerCase()
  const own = [person.email, person.email.split('@')[0], person.name, person.name?.replace(/\s+/g, '')]
  const isOwn = own.some((text) => text?.trim().toLowerCase() === plain)
  if (isOwn || isCommonPassword(password)) throw new AppError('weak_password')
}
