import { languages } from '@maitri/domain'
import * as z from 'zod/mini'

/** What a screen loads besides what every page does, as addresses of scripts and stylesheets. The web's build lists it, and the server names it in the page. */
export const screenFiles = z.object({
  /** The address of the screen, as the web's router writes it: `$` and a name stand for one part that differs. */
  path: z.string(),
  /** Whether the screen opens for everyone; any other is for those who are in. */
  isOpen: z.boolean(),
  files: z.array(z.string()),
  /** For each language but English, which every screen loads: the files of its words. */
  words: z.partialRecord(z.enum(languages), z.array(z.string())),
})

export type ScreenFiles = z.infer<typeof screenFiles>

export const listOfScreenFiles = z.array(screenFiles)

/** Where the build leaves the list, in the folder of the web app. A name with a dot is never sent to a browser. */
export const screenFilesFile = '.screen-files.json'
