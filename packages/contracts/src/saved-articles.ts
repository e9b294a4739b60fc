import * as z from 'zod/mini'
import { recordEndpoints } from './records'
import { line } from './text'

/** An article that the person keeps for later; taking it off the list deletes the record. */
export const savedArticleBody = z.object({ articleId: line(100, 1) })

export const savedArticles = recordEndpoints('saved-articles', savedArticleBody)
