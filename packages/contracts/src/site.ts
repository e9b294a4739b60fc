import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { namesOf } from './providers'
import { publicPaths } from './public-paths'
import { transcriptionProviders } from './transcription-providers'

/** What the operator set that every visitor may see; what is null or empty is not shown. */
export const site = z.object({
  supportEmail: z.string(),
  supportPhone: z.nullable(z.string()),
  supportAddress: z.string(),
  grievanceEmail: z.string(),
  socialLinks: z.array(z.string()),
  hasGoogleSignIn: z.boolean(),
  /** The service that turns recordings into words here, or null where there is none. */
  transcription: z.nullable(z.enum(namesOf(transcriptionProviders))),
  hasCloudVideo: z.boolean(),
  hasCloudSentiment: z.boolean(),
  /** Whether a search on the web is set up; the built-in resources are always there. */
  hasWebSearch: z.boolean(),
  /** 'missing_key' where the operator configured a dialog project without a key. */
  dialog: z.enum(['not_configured', 'configured', 'missing_key']),
})

export type Site = z.infer<typeof site>

export const readSite = endpoint({
  method: 'GET',
  path: publicPaths.site,
  access: 'public',
  summary: 'Contacts and capabilities of this installation',
  response: site,
})
export const readHealth = endpoint({
  method: 'GET',
  path: publicPaths.health,
  access: 'public',
  summary: 'Whether the store is ready',
  response: z.object({ status: z.literal('ok') }),
})
