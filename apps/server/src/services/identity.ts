import { randomBytes } from 'node:crypto'
import {
  type completeProfileInput,
  consentTextVersion,
  type requestPasswordResetInput,
  type resetPasswordInput,
  type signInInput,
  type signUpInput,
} from '@maitri/contracts'
import { isAPIError } from 'better-auth/api'
import type * as z from 'zod/mini'
import { completeProfile, ensureAccount, type ProfileChoices, touchLogin } from '../db/accounts'
import { enqueueMail } from '../db/outbox'
import type { Store } from '../db/store'
import { AppError } from '../errors'
import type { GoogleIdentity } from '../providers/google/google'
import { type Auth, resetLinkSeconds } from './auth'
import type { Background } from './background'
import { resetPasswordEmail } from './email-templates'
import { requireStrongPassword } from './password-rules'

export type Identity = ReturnType<typeof createIdentity>

type IdentityDependencies = { auth: Auth; store: Store; appUrl: string; background: Background; now?: () => Date }

/** Who people are: sign-up, sign-in, Google, password reset. What begins a session answers its token. Refuses with an `AppError`. */
export function createIdentity({ auth, store, appUrl, background, now = () => new Date() }: IdentityDependencies) {
  const resetIdentifier = (token: string) => `reset-password:${token}`

  async function sendResetLink({ email, language }: z.output<typeof requestPasswordResetInput>) {
    const { internalAdapter } = await auth.$context
    const found = await internalAdapter.findUserByEmail(email)
    if (!found) return
    const token = randomBytes(24).toString('base64url')
    await internalAdapter.createVerificationValue({
      identifier: resetIdentifier(token),
      value: found.user.id,
      expiresAt: new Date(now().getTime() + resetLinkSeconds * 1000),
    })
    const letter = resetPasswordEmail(language, `${appUrl}/reset-password?token=${token}`)
    await enqueueMail(store, found.user.id, { recipient: found.user.email, ...letter }, now())
  }

  return {
    async signUp({ name, email, password, language, consents }: z.output<typeof signUpInput>): Promise<string> {
      requireStrongPassword(password, { email, name })
      const body = { name, email, password }
      const { user, token } = await auth.api.signUpEmail({ body }).catch(async (error) => {
        throw (await isTaken(auth, email, error)) ? new AppError('email_taken') : refusalOf(error)
      })
      if (token === null) throw new Error('A sign-up begins a session.')
      const at = now()
      await ensureAccount(
        store,
        { userId: user.id, email, displayName: name, language, at },
        choicesOf({ language, consents }, at),
      )
      return token
    },

    async signIn({ email, password }: z.output<typeof signInInput>): Promise<string> {
      const { user, token } = await auth.api.signInEmail({ body: { email, password } }).catch((error) => {
        throw refusalOf(error)
      })
      const at = now()
      await ensureAccount(store, { userId: user.id, email, displayName: user.name, at })
      await touchLogin(store, user.id, at)
      return token
    },

    async completeProfile(uid: string, input: z.output<typeof completeProfileInput>) {
      const account = await completeProfile(store, uid, choicesOf(input, now()))
      if (!account) throw new AppError('not_found')
    },

    /** Goes on after the answer was sent, so that the answer takes the same time whether or not the address has an account. */
    requestPasswordReset(input: z.output<typeof requestPasswordResetInput>) {
      background.run('send reset link', sendResetLink(input))
    },

    /** Sets a new password and ends every session of the person. */
    async resetPassword({ token, password }: z.output<typeof resetPasswordInput>): Promise<string> {
      const { internalAdapter } = await auth.$context
      const found = await internalAdapter.findVerificationValue(resetIdentifier(token))
      const user = found && (await internalAdapter.findUserById(found.value))
      if (!user) throw new AppError('reset_token_invalid')
      // Before the token is spent, so that a weak password can be corrected with the same link.
      requireStrongPassword(password, user)
      await auth.api.resetPassword({ body: { token, newPassword: password } }).catch((error) => {
        throw refusalOf(error)
      })
      // Whoever opened the link reads the mail of that address.
      if (!user.emailVerified) await internalAdapter.updateUser(user.id, { emailVerified: true })
      return user.id
    },

    /** Signs in who Google says it is: a known Google account, else the account of the verified address, else a new one. */
    async signInWithGoogle(google: GoogleIdentity): Promise<string> {
      const { internalAdapter } = await auth.$context
      const uid = (await findGoogleOwner(auth, google)) ?? (await linkOrCreate(auth, google))
      const at = now()
      await ensureAccount(store, {
        userId: uid,
        email: google.email,
        displayName: google.name,
        photoUrl: google.photoUrl,
        at,
      })
      await touchLogin(store, uid, at)
      const { token } = await internalAdapter.createSession(uid)
      return token
    },
  }
}

const providerId = 'google'

async function findGoogleOwner(auth: Auth, { subject }: GoogleIdentity) {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findAccountOwnerByKey({ providerId, accountId: subject })
  return found?.kind === 'owned' ? found.user.id : null
}

async function linkOrCreate(auth: Auth, { subject, email, isEmailVerified, name }: GoogleIdentity): Promise<string> {
  // An address that Google has not verified may be anybody's.
  if (!isEmailVerified) throw new AppError('google_failed')
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findUserByEmail(email)
  const method = { providerId, accountId: subject }
  if (!found) {
    const user = { email, name: name ?? email.split('@')[0] ?? email, emailVerified: true }
    const created = await internalAdapter.createOAuthUser(user, method)
    return created.user.id
  }
  const { user } = found
  if (!user.emailVerified) {
    // Whoever made this account never showed that the address is theirs: their password and sessions end here.
    await internalAdapter.deleteAccounts(user.id)
    await internalAdapter.deleteUserSessions(user.id)
    await internalAdapter.updateUser(user.id, { emailVerified: true })
  }
  await internalAdapter.linkAccount({ ...method, userId: user.id })
  return user.id
}

function choicesOf({ language, consents }: Pick<ProfileChoices, 'language' | 'consents'>, at: Date): ProfileChoices {
  return { language, consents, textVersion: consentTextVersion, at }
}

/** Of two sign-ups at the same moment the second fails on the unique address, with the code that a broken store has too. */
async function isTaken(auth: Auth, email: string, error: unknown) {
  if (codeOf(error) !== 'FAILED_TO_CREATE_USER') return false
  return (await (await auth.$context).internalAdapter.findUserByEmail(email)) !== null
}

const codeOf = (error: unknown) => (isAPIError(error) ? (error.body as { code?: string } | undefined)?.code : undefined)

/** What the identity library refuses, in our codes; anything else stays a bug. */
function refusalOf(error: unknown): unknown {
  switch (codeOf(error)) {
    case 'USER_ALREADY_EXISTS':
    case 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL':
      return new AppError('email_taken')
    case 'INVALID_EMAIL':
      return new AppError('invalid_email')
    case 'PASSWORD_TOO_SHORT':
      return new AppError('short_password')
    case 'INVALID_EMAIL_OR_PASSWORD':
    case 'PASSWORD_TOO_LONG':
      return new AppError('invalid_credentials')
    case 'INVALID_TOKEN':
    case 'USER_NOT_FOUND':
      return new AppError('reset_token_invalid')
    default:
      return error
  }
}
