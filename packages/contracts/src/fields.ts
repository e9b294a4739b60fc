import { languages } from '@maitri/domain'
import * as z from 'zod/mini'
import { line } from './text'

export const language = z.enum(languages)

/** The shortest password, in characters; the specification's section 5. */
export const passwordMinLength = 6
/** The longest password, in characters; `docs/safety.md` P7. */
export const passwordMaxLength = 128

export const email = z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254))

/** A password as it is given to show who one is. */
export const currentPassword = z.string().check(z.minLength(1), z.maxLength(passwordMaxLength))

export const newPassword = z.string().check(z.minLength(passwordMinLength), z.maxLength(passwordMaxLength))

/** Wide enough for a name in any script; shown in the navbar. */
export const displayName = line(100, 1)

/** A moment of this century as an ISO 8601 string in UTC, as `Date.prototype.toISOString` writes it. */
export const moment = z.iso.datetime().check(z.refine((text) => text.startsWith('20')))

export const recordId = z.uuid()
