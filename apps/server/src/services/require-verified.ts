import { AppError } from '../errors'
import type { Person } from './sessions'

/**
 * Refuses with `email_unverified` where nobody ever showed that the account's address is theirs. Asked before anything goes to people other
 * than the person: a throw-away account must not fill their mailboxes.
 */
export function requireVerified({ isEmailVerified }: Pick<Person, 'isEmailVerified'>): void {
  if (!isEmailVerified) throw new AppError('email_unverified')
}
