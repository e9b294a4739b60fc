import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import type { TranslationSettings } from './providers/translation/translation-provider-of'

const text = z.string().trim().min(1)
const email = z.email('must be an email address')
const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })

const commaSeparated = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const baseUrl = webUrl.transform((value) => value.replace(/\/+$/, ''))

/** One entry of `SEARCH_SOURCES`: `kind`, or `kind=URL`. */
const searchSource = z.string().transform((value, context) => {
  const [kind = '', ...rest] = value.split('=')
  const url = rest.join('=') || null
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  if (url !== null && !webUrl.safeParse(url).success) return refuse(`'${kind}' needs an http or https address`)
  if (kind === 'duckduckgo') return { kind: 'duckduckgo' as const, url }
  if (kind === 'searxng')
    return url === null ? refuse("'searxng' needs its address") : { kind: 'searxng' as const, url }
  if (kind !== 'page') return refuse('must be searxng=URL, duckduckgo or page=URL')
  if (!url?.includes('{query}')) return refuse("'page' needs an address with {query}")
  return { kind: 'page' as const, url }
})

const proxyAddress = z.string().refine((value) => {
  const [address = '', prefix, ...rest] = value.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}, 'must be an IP address or a range such as 10.0.0.0/8')

const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

/** A token is a key for as long as it lives: it goes encrypted, or stays on this machine. */
const tokenSyncUrl = webUrl.refine((value) => {
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || loopbackNames.includes(hostname)
}, 'must be an https address, or one of this machine')

/** A key of web push as it is written: base64url of so many bytes. */
const vapidKey = (bytes: number) =>
  text.refine((value) => Buffer.from(value, 'base64url').length === bytes, `must be ${bytes} bytes in base64url`)

const environment = z
  .object({
    PORT: z.coerce.number('must be a port number').int().min(1).max(65_535).default(3000),
    HOST: text.default('127.0.0.1'),
    DATA_DIR: text.default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    APP_URL: webUrl
      .refine((value) => new URL(value).pathname === '/', 'must be an origin without a path')
      .transform((value) => new URL(value).origin)
      .optional(),
    APP_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    APP_SECRET_PREVIOUS: z.string().min(16, 'must have at least 16 characters').optional(),
    GOOGLE_CLIENT_ID: text.optional(),
    GOOGLE_CLIENT_SECRET: text.optional(),
    GOOGLE_ISSUER_URL: webUrl.transform((value) => value.replace(/\/+$/, '')).optional(),
    TRANSCRIPTION_PROVIDER: z.enum(['gladia', 'openai'], "must be 'gladia' or 'openai'").optional(),
    GLADIA_URL: baseUrl.default('https://api.gladia.io'),
    GLADIA_API_KEY: text.optional(),
    OPENAI_AUDIO_URL: baseUrl.default('https://api.openai.com'),
    OPENAI_AUDIO_API_KEY: text.optional(),
    OPENAI_AUDIO_MODEL: text.default('whisper-1'),
    OPENAI_AUDIO_LANGUAGE: z.literal('auto', "must be 'auto' or unset").optional(),
    VIDEO_INTELLIGENCE_URL: baseUrl.default('https://videointelligence.googleapis.com'),
    VIDEO_INTELLIGENCE_API_KEY: text.optional(),
    TEXT_SENTIMENT_URL: baseUrl.default('https://language.googleapis.com'),
    TEXT_SENTIMENT_API_KEY: text.optional(),
    TRANSLATION_PROVIDER: z.enum(['google', 'libre'], "must be 'google' or 'libre'").optional(),
    TRANSLATION_URL: baseUrl.optional(),
    TRANSLATION_API_KEY: text.optional(),
    DIALOG_URL: baseUrl.default('https://dialogflow.googleapis.com'),
    DIALOG_PROJECT: text.optional(),
    DIALOG_API_KEY: text.optional(),
    SEARCH_SOURCES: z
      .string()
      .transform(commaSeparated)
      .pipe(z.array(searchSource).max(3, 'must name at most three'))
      .default([]),
    THERAPISTS_FILE: text.optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    MAIL_FROM: text.optional(),
    SUPPORT_EMAIL: email.default('support@maitri.example'),
    SUPPORT_PHONE: text.optional(),
    SUPPORT_ADDRESS: text.default('Bengaluru 560001'),
    GRIEVANCE_EMAIL: email.optional(),
    SOCIAL_LINKS: z.string().transform(commaSeparated).pipe(z.array(webUrl)).default([]),
    VAPID_PUBLIC_KEY: vapidKey(65).optional(),
    VAPID_PRIVATE_KEY: vapidKey(32).optional(),
    MODERATORS: z
      .string()
      .transform((value) => commaSeparated(value.toLowerCase()))
      .pipe(z.array(email))
      .default([]),
    METRICS_TOKEN: text.optional(),
    TOKEN_SYNC_URL: tokenSyncUrl.optional(),
    TOKEN_SYNC_MAX_AGE_SECONDS: z.coerce.number('must be a number of seconds').int().min(1).max(3600).default(300),
    TRUST_PROXY: z.string().transform(commaSeparated).pipe(z.array(proxyAddress)).default([]),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .superRefine((values, context) => {
    const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
    if (values.DATABASE_URL && !values.APP_SECRET)
      refuse('APP_SECRET', 'must be given with DATABASE_URL, so that every process and every backup shares it')
    if (values.DATABASE_REPLICA_URL && !values.DATABASE_URL)
      refuse('DATABASE_URL', 'must be given with DATABASE_REPLICA_URL')
    if (values.TRANSCRIPTION_PROVIDER === 'gladia' && !values.GLADIA_API_KEY)
      refuse('GLADIA_API_KEY', 'must be given with TRANSCRIPTION_PROVIDER=gladia')
    if (values.VAPID_PUBLIC_KEY && !values.VAPID_PRIVATE_KEY)
      refuse('VAPID_PRIVATE_KEY', 'must be given with VAPID_PUBLIC_KEY')
    if (values.VAPID_PRIVATE_KEY && !values.VAPID_PUBLIC_KEY)
      refuse('VAPID_PUBLIC_KEY', 'must be given with VAPID_PRIVATE_KEY')
    if (values.GOOGLE_CLIENT_ID && !values.GOOGLE_CLIENT_SECRET)
      refuse('GOOGLE_CLIENT_SECRET', 'must be given with GOOGLE_CLIENT_ID')
    if (values.GOOGLE_CLIENT_SECRET && !values.GOOGLE_CLIENT_ID)
      refuse('GOOGLE_CLIENT_ID', 'must be given with GOOGLE_CLIENT_SECRET')
  })

/** Every environment variable that the server reads as a setting. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

type Values = z.output<typeof environment>

const translationUrls = { google: 'https://translation.googleapis.com', libre: 'http://127.0.0.1:5000' }

export type Config = ReturnType<typeof readConfig>

/** The operator's settings, read once at start. Throws an error that names every variable that is wrong. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  // An empty variable counts as unset: compose files and service units pass them on as ''.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These environment variables are not right:\n${lines.join('\n')}`)
  }
  const values = parsed.data
  const appUrl = values.APP_URL ?? `http://localhost:${values.PORT}`
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL ?? null,
    appUrl,
    /** Origins whose pages may write: with `APP_URL` unset, both names of this machine. */
    trustedOrigins: values.APP_URL ? [values.APP_URL] : [appUrl, `http://127.0.0.1:${values.PORT}`],
    appSecret: values.APP_SECRET ?? null,
    appSecretPrevious: values.APP_SECRET_PREVIOUS ?? null,
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? {
            clientId: values.GOOGLE_CLIENT_ID,
            clientSecret: values.GOOGLE_CLIENT_SECRET,
            issuerUrl: values.GOOGLE_ISSUER_URL ?? null,
          }
        : null,
    transcription: transcriptionOf(values),
    videoIntelligence: values.VIDEO_INTELLIGENCE_API_KEY
      ? { url: values.VIDEO_INTELLIGENCE_URL, apiKey: values.VIDEO_INTELLIGENCE_API_KEY }
      : null,
    textSentiment: values.TEXT_SENTIMENT_API_KEY
      ? { url: values.TEXT_SENTIMENT_URL, apiKey: values.TEXT_SENTIMENT_API_KEY }
      : null,
    translation: translationOf(values),
    dialog: values.DIALOG_PROJECT
      ? { url: values.DIALOG_URL, project: values.DIALOG_PROJECT, apiKey: values.DIALOG_API_KEY ?? null }
      : null,
    /** Where people's own keys go: to the services that the operator chose, else to those of `docs/rules.md`. */
    personKeyServices: {
      transcription: transcriptionOf(values) ?? { provider: 'gladia' as const, url: values.GLADIA_URL },
      translation: translationServiceOf(values),
      textSentiment: { url: values.TEXT_SENTIMENT_URL },
      dialog: { url: values.DIALOG_URL, project: values.DIALOG_PROJECT ?? null },
    },
    searchSources: values.SEARCH_SOURCES,
    therapistsFile: values.THERAPISTS_FILE ? resolve(values.THERAPISTS_FILE) : null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `Maitri <${values.SUPPORT_EMAIL}>`,
    site: {
      supportEmail: values.SUPPORT_EMAIL,
      supportPhone: values.SUPPORT_PHONE ?? null,
      supportAddress: values.SUPPORT_ADDRESS,
      grievanceEmail: values.GRIEVANCE_EMAIL ?? values.SUPPORT_EMAIL,
      socialLinks: values.SOCIAL_LINKS,
    },
    vapidKeys:
      values.VAPID_PUBLIC_KEY && values.VAPID_PRIVATE_KEY
        ? { publicKey: values.VAPID_PUBLIC_KEY, privateKey: values.VAPID_PRIVATE_KEY }
        : null,
    /** Mail addresses whose verified accounts moderate; where there are none, created groups are seen by their creators alone. */
    moderators: values.MODERATORS,
    metricsToken: values.METRICS_TOKEN ?? null,
    tokenSync: { url: values.TOKEN_SYNC_URL ?? null, maxAgeSeconds: values.TOKEN_SYNC_MAX_AGE_SECONDS },
    trustedProxies: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  }
}

const translationServiceOf = ({ TRANSLATION_PROVIDER: chosen = 'google', TRANSLATION_URL: url }: Values) => ({
  service: chosen === 'libre' ? ('libretranslate' as const) : ('google-translate' as const),
  url: url ?? translationUrls[chosen],
})

/** Null where people's own keys alone are served: Google asks for one always, a LibreTranslate of one's own often for none. */
function translationOf(values: Values): TranslationSettings | null {
  const { service, url } = translationServiceOf(values)
  const apiKey = values.TRANSLATION_API_KEY ?? null
  if (service === 'libretranslate') return { service, url, apiKey }
  return apiKey === null ? null : { service, url, apiKey }
}

function transcriptionOf(values: Values) {
  if (values.TRANSCRIPTION_PROVIDER === 'gladia' && values.GLADIA_API_KEY) {
    return { provider: 'gladia' as const, url: values.GLADIA_URL, apiKey: values.GLADIA_API_KEY }
  }
  if (values.TRANSCRIPTION_PROVIDER !== 'openai') return null
  return {
    provider: 'openai-compatible' as const,
    url: values.OPENAI_AUDIO_URL,
    /** A server of one's own often asks for none. */
    apiKey: values.OPENAI_AUDIO_API_KEY ?? null,
    model: values.OPENAI_AUDIO_MODEL,
    asksForDetection: values.OPENAI_AUDIO_LANGUAGE === 'auto',
  }
}
