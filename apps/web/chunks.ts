/** What a bundler knows of a module that matters here. */
type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const roots = /apps\/web\/src\/(?:main|app\/routes\/get-started-screen)\.tsx$/
const firstScreen =
  /apps\/web\/src\/(?:app\/routes\/get-started-screen|features\/auth\/(?!reset|google\/popup-done)|components\/kolam\/(?:first-figures|drawn\/first))|messages\/en\/auth\.json$/

/** Parts of the packages that every visit needs. Their index leads to everything else, so it is not followed. */
const everyVisit =
  /packages\/(?:contracts\/src\/(?:endpoint|error-codes|fields|preferences|problem|provider-failures|session|site|tools)|content\/src\/(?:messages|tele-manas-number)|domain\/src\/language)\.ts$|lucide-react\/dist\/esm\/(?!icons|lucide-react)|lucide-react\/dist\/esm\/icons\/(?:audio-lines|check|chevron-down|circle-exclamation-point|globe|heart-handshake|info|life-buoy|lock|mail|message-circle|users-round|wind)\./

/**
 * Few chunks for the first load: each one costs its headers, and two halves compress worse than the whole. `libraries` changes seldom and
 * outlives a release in the browser's cache; `shell` is what every page needs; `entry` is the sign-in page. All else is split by screen.
 */
export const chunkGroups = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:react-router|router-core|history|store|react-store)|i18next|react-i18next|zod)\//,
    priority: 3,
  },
  { name: nameOfShell(), debugName: 'shell', priority: 2 },
  { name: 'entry', test: firstScreen, priority: 1 },
  // What several screens show; each piece alone would be a file of its own, named in the first load.
  { name: 'ui', test: /apps\/web\/src\/components\/ui\/|lucide-react/, minShareCount: 2, priority: 0 },
]

/** Names the shell for every module that the first paint needs at once, by what imports what rather than by a list. */
function nameOfShell() {
  const reached = new Set<string>()
  return (id: string, graph: ModuleGraph) => {
    if (roots.test(id)) follow(id, graph, reached)
    return (reached.has(id) && !firstScreen.test(id)) || everyVisit.test(id) ? 'shell' : null
  }
}

/** Gathers the app's own modules that `id` needs at once; a dynamic import is another chunk's. */
function follow(id: string, graph: ModuleGraph, reached: Set<string>) {
  if (reached.has(id) || !isOwn(id)) return
  reached.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) follow(imported, graph, reached)
}

const isOwn = (id: string) => /apps\/web\/src\/|packages\/content\/messages\//.test(id)
