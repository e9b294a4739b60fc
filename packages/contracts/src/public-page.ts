import { languages } from '@maitri/domain'
import * as z from 'zod/mini'

/** What a page that opens without an account says of itself, in one language: for search engines and for the preview of a shared link. */
const pageWords = z.object({ title: z.string(), description: z.string() })

/** A page that opens without an account. The web's build lists them, and the server writes their heads from the list. */
export const publicPage = z.object({
  /** Begins with a slash and has no query. */
  path: z.string(),
  /** A picture of 1200 by 630 pixels, as a path of the web app; null for the sign of Maitri. */
  picture: z.nullable(z.string()),
  /** For an article: when it was published and its words last changed, YYYY-MM-DD. */
  article: z.nullable(z.object({ publishedOn: z.string(), changedOn: z.string() })),
  /** In English, and in each other language in which the whole page is written. */
  words: z.partialRecord(z.enum(languages), pageWords),
})

export type PublicPage = z.infer<typeof publicPage>

export const publicPages = z.array(publicPage)

/** Where the build leaves the list, in the folder of the web app. A name with a dot is never sent to a browser. */
export const publicPagesFile = '.public-pages.json'
