import { firstLoadChunks } from './first-load-chunks'
import { screenChunk } from './screen-chunk'

/** Few chunks for the first load and for the screens behind it: each one costs its headers, and two halves compress worse than the whole. All else is split by screen. */
export const chunkGroups = [
  ...firstLoadChunks(),
  screenChunk(),
  // What a few screens show; each piece alone would be a file of its own.
  { name: 'ui', test: /apps\/web\/src\/components\/ui\/|lucide-react/, minShareCount: 2, priority: 0 },
]
