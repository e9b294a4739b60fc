import { passwordMaxLength, passwordMinLength } from '@maitri/contracts'

export type TypedPasswords = { current: string; new: string; confirm: string }
export type PasswordField = keyof TypedPasswords

export type PasswordProblem = { fields: PasswordField[]; code: 'empty' | 'short' | 'long' | 'mismatch' }

/** What to mend before a password can be changed; rules and their order: specification, section 5. */
export function checkNewPassword(typed: TypedPasswords): PasswordProblem | null {
  const empty = (['current', 'new', 'confirm'] as const).filter((field) => typed[field] === '')
  if (empty.length > 0) return { fields: empty, code: 'empty' }
  if (typed.new.length < passwordMinLength) return { fields: ['new'], code: 'short' }
  if (typed.new.length > passwordMaxLength) return { fields: ['new'], code: 'long' }
  return typed.new === typed.confirm ? null : { fields: ['confirm'], code: 'mismatch' }
}
