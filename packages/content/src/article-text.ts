/** What `articles/<language>/cards.json` holds for each article: its title and its summary. */
export type ArticleCard = { title: string; content: string }

/** What `articles/<language>/<id>.json` holds: `[2]` in a text is the second of the article's sources, in their order in `articles.ts`. */
export type ArticleText = {
  sections: readonly { heading: string; blocks: readonly ArticleBlock[] }[]
}

export type ArticleBlock = { text: string } | { list: readonly string[] }
