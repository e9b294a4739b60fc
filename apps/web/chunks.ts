import { firstLoadChunks } from './first-load-chunks'
import { screenChunk } from './screen-chunk'

/** Few chunks for the first load and for the screens behind it: each one costs its headers, and two halves compress worse than the whole. All else is split by screen. */
export const chunkGroups = [
  ...firstLoadChunks(),
  screenChunk(),
  { name: topicWords, priority: 2 },
  // What a few screens show; each piece alone would be a file of its own.
  { name: 'ui', test: /apps\/web\/src\/components\/ui\/|lucide-react/, minShareCount: 2, priority: 0 },
]

/** The words by which a language tells of a topic: a file for each, since all in one would be more than a service worker keeps of one file. */
function topicWords(id: string): string | null {
  const [, language] =
    /\/conversation\/topics\/vocabulary\/(bengali|english|gujarati|hindi|kannada|marathi|tamil|telugu)\.ts$/.exec(id) ??
    []
  return language ? `topics-${language}` : null
}
