import * as z from 'zod/mini'
import { recordEndpoints } from './records'

/** An article that the person keeps for later; taking it off the list deletes the record. */
export const savedArticleBody = z.object({ articleId: z.string().check(z.minLength(1), z.maxLength(100)) })

export const savedArticles = recordEndpoints('saved-articles', savedArticleBody)
