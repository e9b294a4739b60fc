/** What is looked through for one article: title, summary and tags; the specification, section 5. */
type ArticleWords = { title: string; content: string; tags: readonly string[] }

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

/** The articles in whose title, summary or tags every word of the query stands, in their order; all of them for an empty query. */
export function findArticles<A extends ArticleWords>(query: string, articles: readonly A[]): A[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  return articles.filter(({ title, content, tags }) => {
    const words = plain([title, content, ...tags].join('\n'))
    return wanted.every((word) => words.includes(word))
  })
}
