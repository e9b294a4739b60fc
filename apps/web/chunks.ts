import { firstLoadChunks } from './first-load-chunks'

/** Few chunks for the first load: each one costs its headers, and two halves compress worse than the whole. All else is split by screen. */
export const chunkGroups = [
  ...firstLoadChunks(),
  // What several screens show; each piece alone would be a file of its own.
  { name: 'ui', test: /apps\/web\/src\/components\/ui\/|lucide-react/, minShareCount: 2, priority: 0 },
]
