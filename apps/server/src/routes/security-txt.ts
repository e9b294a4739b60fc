import type { Hono } from 'hono'
import type { AppEnv } from '../app-env'
import type { Responses } from '../responses'

type SecurityText = { app: Hono<AppEnv>; responses: Responses; appUrl: string; supportEmail: string; now?: () => Date }

/** RFC 9116 recommends less than a year; whoever reads it asks again. */
const validMs = 180 * 24 * 60 * 60 * 1000

/** `GET /.well-known/security.txt`: where to report a weakness (RFC 9116). */
export function mountSecurityText({ app, responses, appUrl, supportEmail, now = () => new Date() }: SecurityText) {
  const path = '/.well-known/security.txt'
  app.get(path, (context) => {
    context.env.visit.route = path
    const lines = [
      `Contact: mailto:${supportEmail}`,
      `Expires: ${new Date(now().getTime() + validMs).toISOString()}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${appUrl}${path}`,
    ]
    return responses.text(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8', context.env.visit)
  })
}
