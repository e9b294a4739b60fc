import { languages } from '@maitri/domain'
import * as z from 'zod/mini'

/** What pages show before, or without, the app: markup by address and language. The web's build draws it, and the server sends it with the page. */
export const earlyPages = z.record(z.string(), z.partialRecord(z.enum(languages), z.string()))

export type EarlyPages = z.infer<typeof earlyPages>

/** Where the build leaves it, in the folder of the web app. A name with a dot is never sent to a browser. */
export const earlyPagesFile = '.early-pages.json'
