import type { Language } from '@maitri/domain'
import { type Replies, wordsIn } from './reply-words'

/** `replyText` of one language. */
export type ReplyText = (id: string, values?: Readonly<Record<string, string>>) => string[]

const loaders: Record<Language, () => Promise<{ replies: Replies }>> = {
  en: () => import('./replies/en'),
  hi: () => import('./replies/hi'),
  kn: () => import('./replies/kn'),
  te: () => import('./replies/te'),
  ta: () => import('./replies/ta'),
  mr: () => import('./replies/mr'),
  gu: () => import('./replies/gu'),
  bn: () => import('./replies/bn'),
}

/**
 * The replies of one language, loaded when they are first needed. Rejects where they cannot be loaded; the next call tries again. An id that
 * the language has no words for throws.
 */
export async function loadReplyText(language: Language): Promise<ReplyText> {
  const { replies } = await loaders[language]()
  return (id, values) => {
    const bubbles = wordsIn(replies, id, values)
    if (!bubbles) throw new Error('No words for this reply id')
    return bubbles
  }
}
