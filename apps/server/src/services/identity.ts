import {
  type completeProfileInput,
  consentTextVersion,
  displayName,
  type signInInput,
  type signUpInput,
} from '@maitri/contracts'
import type * as z from 'zod/mini'
import { completeProfile, type ProfileChoices } from '../db/accounts'
import { type Begun, beginWithGoogle, beginWithPassword, createAccount, renewPasswordHash } from '../db/credentials'
import { duplicate, QueryError } from '../db/query-errors'
import type { Store } from '../db/store'
import { findPasswordHash, findUserByEmail } from '../db/users'
import { AppError } from '../errors'
import type { GoogleIdentity } from '../providers/google/google'
import type { EmailAddresses } from './email-addresses'
import { hashPassword, isOutdated, isPassword } from './password-hashing'
import { requireStrongPassword } from './password-rules'
import type { Person } from './sessions'

export type Identity = ReturnType<typeof createIdentity>

type IdentityDependencies = { store: Store; emailAddresses: EmailAddresses; now: () => Date }

/** Who people are: sign-up, sign-in, Google. What begins a session, or the wait for a second step, answers its token. Refuses with an `AppError`. */
export function createIdentity({ store, emailAddresses, now }: IdentityDependencies) {
  return {
    /** A new account, and a mail whose link verifies its address. */
    async signUp({ name, email, password, language, consents }: z.output<typeof signUpInput>): Promise<string> {
      requireStrongPassword(password, { email, name })
      if (await findUserByEmail(store.db, email)) throw new AppError('email_taken')
      const at = now()
      const choices = choicesOf({ language, consents }, at)
      const person = { email, name, passwordHash: await hashPassword(password), choices }
      const { uid, token } = await createAccount(store, person, at).catch((error: unknown) => {
        // Of two sign-ups at the same moment the second comes too late.
        throw error instanceof QueryError && error.code === duplicate ? new AppError('email_taken') : error
      })
      await emailAddresses.verify({ uid, email }, language)
      return token
    },

    /** Takes as long for an address without an account. */
    async signIn({ email, password }: z.output<typeof signInInput>): Promise<Begun> {
      const user = await findUserByEmail(store.db, email)
      const hash = user && (await findPasswordHash(store.db, user.id))
      const isRight = await isPassword(password, hash)
      const begun = user && hash && isRight ? await beginWithPassword(store, user.id, hash, now()) : null
      if (!begun) throw new AppError('invalid_credentials')
      if (user && hash && isOutdated(hash))
        await renewPasswordHash(store, user.id, hash, await hashPassword(password), now())
      return begun
    },

    /** Whoever came by Google with an address that is not Google's own is mailed the link that proves it, as at sign-up. */
    async completeProfile(
      { uid, needsProfile }: Pick<Person, 'uid' | 'needsProfile'>,
      input: z.output<typeof completeProfileInput>,
    ) {
      const account = await completeProfile(store, uid, choicesOf(input, now()))
      if (!account) throw new AppError('not_found')
      if (needsProfile && !account.isEmailVerified) await emailAddresses.verify(account, input.language)
    },

    /**
     * Signs in who Google says it is. Refuses with `address_unproven` where the address has an account whose person never verified it and
     * that holds something, until `startsEmpty` agrees that it is erased; with `email_taken` where it has an account and is not Google's
     * own: then a password opens it, or a link by mail. `uidBefore` is the account whose sessions ended.
     */
    async signInWithGoogle(google: GoogleIdentity, { startsEmpty }: { startsEmpty: boolean }): Promise<Begun> {
      // What Google calls somebody they typed elsewhere: it enters as if it were typed here, or not at all.
      const name = displayName.safeParse(google.name).data ?? null
      const person = { ...google, name, email: google.email.toLowerCase() }
      const proof = await beginWithGoogle(store, person, startsEmpty, now())
      if (proof.state === 'unproven') throw new AppError('address_unproven')
      if (proof.state === 'not_googles') throw new AppError('email_taken')
      if (proof.state === 'refused') throw new AppError('google_failed')
      return proof
    },
  }
}

function choicesOf({ language, consents }: Pick<ProfileChoices, 'language' | 'consents'>, at: Date): ProfileChoices {
  return { language, consents, textVersion: consentTextVersion, at }
}
