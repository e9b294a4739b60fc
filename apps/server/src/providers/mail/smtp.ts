import { isIP } from 'node:net'
import type { ProviderErrorKind } from '@maitri/contracts'
import { createTransport } from 'nodemailer'
import { ProviderError } from '../provider-error'
import type { MailProvider } from './mail-provider'

type SmtpOptions = {
  /** For instance smtp://user:password@mail.example:587, or smtps:// for TLS from the first byte. */
  url: string
  /** The sender, as an address or with a name: `Maitri <hello@maitri.example>`. */
  from: string
  timeoutsMs?: { connection: number; greeting: number; socket: number }
}

// The library waits up to ten minutes where nothing is set.
const defaultTimeoutsMs = { connection: 10_000, greeting: 10_000, socket: 30_000 }

/** Sends by SMTP. Off this machine the connection must become encrypted, or the mail is not sent. */
export function smtp({ url, from, timeoutsMs = defaultTimeoutsMs }: SmtpOptions): MailProvider {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !isLoopback(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutsMs.connection,
    greetingTimeout: timeoutsMs.greeting,
    socketTimeout: timeoutsMs.socket,
    dnsTimeout: timeoutsMs.connection,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    async send({ calendar, ...mail }) {
      try {
        await transport.sendMail({
          from,
          ...mail,
          ...(calendar && { icalEvent: { ...calendar, filename: 'invite.ics' } }),
        })
      } catch (error) {
        throw translate(error)
      }
    },
  }
}

function isLoopback(hostname: string) {
  const host = hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

const kindByCode: Record<string, ProviderErrorKind> = {
  ECONNECTION: 'network',
  ESOCKET: 'network',
  EDNS: 'network',
  ETIMEDOUT: 'timeout',
  ETLS: 'unauthorized',
  EAUTH: 'unauthorized',
  ENOAUTH: 'unauthorized',
}

function translate(error: unknown) {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const status = typeof responseCode === 'number' ? responseCode : undefined
  return new ProviderError('smtp', kindOf(typeof code === 'string' ? code : '', status), status)
}

function kindOf(code: string, status: number | undefined): ProviderErrorKind {
  if (code === 'EAUTH' && status !== undefined && status < 500) return 'provider_down'
  // 4xx asks to come back later, 5xx is final; RFC 5321, section 4.2.1.
  if (code !== 'EAUTH' && status !== undefined) return status < 500 ? 'provider_down' : 'bad_request'
  return kindByCode[code] ?? 'other'
}
