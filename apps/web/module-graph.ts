import { dirname, join } from 'node:path'

/** What a bundler knows of a module that matters here. */
type Module = {
  code: string | null
  dynamicallyImportedIds: readonly string[]
  exports: readonly string[]
  importedIds: readonly string[]
  importers: readonly string[]
}
export type ModuleGraph = { getModuleInfo(id: string): Module | null }

/** An index of things that have nothing to do with each other: whoever imports one of them does not need the others. */
const indexes = [
  { specifier: 'lucide-react', file: /lucide-react\/dist\/esm\/lucide-react\.\w+$/ },
  { specifier: '@maitri/contracts', file: /packages\/contracts\/src\/index\.ts$/ },
  { specifier: '@maitri/domain', file: /packages\/domain\/src\/index\.ts$/ },
]

/** Every module that these need at once; a dynamic import is another chunk's. */
export function reachedFrom(roots: readonly string[], graph: ModuleGraph): Set<string> {
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
