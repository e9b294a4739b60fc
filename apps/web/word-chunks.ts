const files = [
  { pattern: /\/packages\/content\/messages\/(?<language>\w\w)\/(?<name>\w+)\.json$/, prefix: '' },
  { pattern: /\/packages\/content\/articles\/(?<language>\w\w)\/(?<name>[\w-]+)\.json$/, prefix: 'article-' },
  { pattern: /\/packages\/content\/src\/replies\/(?<language>\w\w)(?<name>)\.ts$/, prefix: 'conversation' },
]

/** What a chunk is called: one of words `assets/words/<language>/<name>-<hash>.js`, so that the service worker knows whose it is. */
export function chunkFileName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  for (const { pattern, prefix } of files) {
    const found = pattern.exec(facadeModuleId ?? '')?.groups
    if (found) return `assets/words/${found.language}/${prefix}${found.name}-[hash].js`
  }
  return 'assets/[name]-[hash].js'
}
