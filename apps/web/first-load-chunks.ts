import { dirname, join } from 'node:path'

/** What a bundler knows of a module that matters here. */
type Module = {
  code: string | null
  exports: readonly string[]
  importedIds: readonly string[]
  importers: readonly string[]
}
type ModuleGraph = { getModuleInfo(id: string): Module | null }

const idOf = (path: string) => join(import.meta.dirname, path)
const everyPageRoots = [idOf('src/main.tsx')]
/** The words are asked for together with the page. */
const signInRoots = [
  idOf('src/app/routes/get-started-screen.tsx'),
  idOf('../../packages/content/messages/en/auth.json'),
]

/** An index of things that have nothing to do with each other: whoever imports one of them does not need the others. */
const indexes = [
  { specifier: 'lucide-react', file: /lucide-react\/dist\/esm\/lucide-react\.\w+$/ },
  { specifier: '@maitri/contracts', file: /packages\/contracts\/src\/index\.ts$/ },
  { specifier: '@maitri/domain', file: /packages\/domain\/src\/index\.ts$/ },
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
    priority: firstLoadChunkNames.length - place,
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

/** Every module that these need at once; a dynamic import is another chunk's. */
function reachedFrom(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const reached = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = graph.getModuleInfo(id)
    if (reached.has(id) || !module) continue
    reached.add(id)
    for (const imported of module.importedIds) waiting.push(...throughIndex(module, imported, graph))
  }
  return reached
}

/** What an import leads to: the module itself, or those behind an index that the importer names. */
function throughIndex({ code }: Module, imported: string, graph: ModuleGraph): string[] {
  const index = indexes.find(({ file }) => file.test(imported))
  if (!index) return [imported]
  const lists = (code ?? '').matchAll(new RegExp(`import \\{([^}]*)\\} from ["']${index.specifier}["']`, 'g'))
  const names = [...lists].flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(' as ')[0] ?? ''))
  return names.flatMap((name) => definitionOf(name, imported, graph) ?? [])
}

/** The module behind an index in which a name is defined. */
function definitionOf(name: string, indexId: string, graph: ModuleGraph): string | undefined {
  const index = graph.getModuleInfo(indexId)
  const named = new RegExp(`\\bas ${name}\\b[^}]*\\} from ["']([^"']+)["']`).exec(index?.code ?? '')?.[1]
  if (named) return join(dirname(indexId), named)
  return index?.importedIds.find((id) => graph.getModuleInfo(id)?.exports.includes(name))
}
