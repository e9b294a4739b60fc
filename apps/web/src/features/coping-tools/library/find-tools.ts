/** What is looked through for one tool: its title, subtitle, description and steps, in the language of the screen. */
export type ToolWords<Id extends string> = { id: Id; texts: readonly string[] }

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

/** The tools in whose words every word of the query stands, in their order; all of them for an empty query. */
export function findTools<Id extends string>(query: string, tools: readonly ToolWords<Id>[]): Id[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  return tools
    .filter(({ texts }) => {
      const words = plain(texts.join('\n'))
      return wanted.every((word) => words.includes(word))
    })
    .map(({ id }) => id)
}
