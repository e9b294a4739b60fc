/** What is looked through for one tool: its title, subtitle, description and steps, in the language of the screen. */
export type ToolWords<Id extends string> = { id: Id; texts: readonly string[] }

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

/**
 * First the tools that answer what the query asks for, in the order given; then those in whose words every word of it stands, in theirs. All
 * of them for an empty query.
 */
export function findTools<Id extends string>(
  query: string,
  tools: readonly ToolWords<Id>[],
  answering: readonly Id[] = [],
): Id[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  const named = tools
    .filter(({ texts }) => {
      const words = plain(texts.join('\n'))
      return wanted.every((word) => words.includes(word))
    })
    .map(({ id }) => id)
  if (wanted.length === 0) return named
  const offered = answering.filter((id) => tools.some((tool) => tool.id === id))
  return [...new Set([...offered, ...named])]
}
