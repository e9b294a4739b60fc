import { expect, test } from 'vitest'
import { analyzeSentiment, checkPublicName, checkPublicText, languages, readPastedChat, topicWords } from '.'
import { assessRisk, riskTiers } from './risk'

/** Words that every plain object of JavaScript answers to: a table that is one would find something under them. */
const names = Object.getOwnPropertyNames(Object.prototype)
const texts = names.flatMap((name) => [name, name.toLowerCase(), `${name} is not well. ${name} why, my ${name}?`])

test.each(languages)(
  'no reader of texts stumbles over a word that is the name of something in JavaScript, %s',
  (language) => {
    for (const text of texts) {
      expect(checkPublicText(text, language).reasons, text).not.toContain('phone')
      expect(checkPublicName(text, language).reasons, text).not.toContain('phone')
      expect(Number.isFinite(analyzeSentiment(text, language).score), text).toBe(true)
      expect(topicWords(text, language).join(), text).not.toContain('native code')
      expect(riskTiers, text).toContain(assessRisk(text, language))
      expect(readPastedChat(text)).toBeDefined()
    }
  },
)
