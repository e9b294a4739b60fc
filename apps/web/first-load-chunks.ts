import { join } from 'node:path'
import { type ModuleGraph, reachedFrom } from './module-graph'

const idOf = (path: string) => join(import.meta.dirname, path)
const everyPageRoots = [idOf('src/main.tsx')]
/** The words are asked for together with the page. */
const signInRoots = [
  idOf('src/app/routes/get-started-screen.tsx'),
  idOf('../../packages/content/messages/en/auth.json'),
]

const isIcon = (id: string) => id.includes('/node_modules/lucide-react/')
const isLibrary = (id: string) => id.includes('/node_modules/') && !isIcon(id)

/** The chunks of the first load, the common ones first. */
export const firstLoadChunkNames = ['libraries', 'shell', 'entry'] as const

type ChunkName = (typeof firstLoadChunkNames)[number]

/**
 * The chunks of the first load, found by what imports what: `libraries` changes seldom and outlives a release in the browser's cache;
 * `shell` is what every page needs; `entry` is the sign-in page. A chunk takes along what its modules need, so the common ones come first.
 */
export function firstLoadChunks() {
  let names: Map<string, ChunkName> | null = null
  return firstLoadChunkNames.map((chunk, place) => ({
    name: (id: string, graph: ModuleGraph) => {
      names ??= namesOfFirstLoad(graph)
      return names.get(id) === chunk ? chunk : null
    },
    debugName: chunk,
    priority: firstLoadChunkNames.length - place + 1,
  }))
}

function namesOfFirstLoad(graph: ModuleGraph): Map<string, ChunkName> {
  const everyPage = reachedFrom(everyPageRoots, graph)
  const signIn = reachedFrom(signInRoots, graph)
  const isOfSignIn = (id: string) => signIn.has(id) || id.includes('/features/auth/')
  // A screen of its own that needs one of these would load the whole sign-in page for it.
  const isShared = (id: string) => graph.getModuleInfo(id)?.importers.some((importer) => !isOfSignIn(importer)) === true
  const nameOf = (id: string): ChunkName => {
    if (isLibrary(id)) return 'libraries'
    return everyPage.has(id) || (isShared(id) && !id.includes('/features/auth/')) ? 'shell' : 'entry'
  }
  return new Map([...everyPage, ...signIn].map((id) => [id, nameOf(id)] as const))
}
