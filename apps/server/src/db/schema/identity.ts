import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { owned } from './owned'

const createdAt = () => instant('created_at').notNull().defaultNow()
const updatedAt = () => instant('updated_at').notNull().defaultNow()
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

export const user = owned(
  pgTable('users', {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
  (table) => table.id,
)

export const session = owned(
  pgTable(
    'sessions',
    {
      id: text('id').primaryKey(),
      expiresAt: instant('expires_at').notNull(),
      token: text('token').notNull().unique(),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
      ipAddress: text('ip_address'),
      userAgent: text('user_agent'),
      userId: userId(),
    },
    (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
  ),
  (table) => table.userId,
)

export const account = owned(
  pgTable(
    'sign_in_methods',
    {
      id: text('id').primaryKey(),
      accountId: text('account_id').notNull(),
      providerId: text('provider_id').notNull(),
      userId: userId(),
      accessToken: text('access_token'),
      refreshToken: text('refresh_token'),
      idToken: text('id_token'),
      accessTokenExpiresAt: instant('access_token_expires_at'),
      refreshTokenExpiresAt: instant('refresh_token_expires_at'),
      scope: text('scope'),
      password: text('password'),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
    },
    (table) => [
      index('sign_in_methods_user').on(table.userId),
      index('sign_in_methods_provider').on(table.providerId, table.accountId),
    ],
  ),
  (table) => table.userId,
)

export const verification = owned(
  pgTable(
    'verifications',
    {
      id: text('id').primaryKey(),
      identifier: text('identifier').notNull(),
      value: text('value').notNull(),
      expiresAt: instant('expires_at').notNull(),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
    },
    (table) => [index('verifications_identifier').on(table.identifier)],
  ),
  (table) => table.value,
)

export const rateLimit = pgTable('rate_limits', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
})
