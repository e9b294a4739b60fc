import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/** What the operator set that every visitor may see; what is null or empty is not shown. */
export const site = z.object({
  supportEmail: z.string(),
  supportPhone: z.nullable(z.string()),
  supportAddress: z.string(),
  grievanceEmail: z.string(),
  socialLinks: z.array(z.string()),
  hasGoogleSignIn: z.boolean(),
})

export type Site = z.infer<typeof site>

export const readSite = endpoint({
  method: 'GET',
  path: '/api/site',
  access: 'public',
  summary: 'Contacts and capabilities of this installation',
  answer: site,
})
export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Whether the store is ready',
  answer: z.object({ status: z.literal('ok') }),
})
