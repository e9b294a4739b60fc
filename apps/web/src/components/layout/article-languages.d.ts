declare module 'virtual:article-languages' {
  /** The languages in which every article is written; `vite-plugin-article-languages.ts`. */
  export const articleLanguages: readonly string[]
}
