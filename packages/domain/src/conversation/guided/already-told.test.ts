import { expect, test } from 'vitest'
import type { Language } from '../../language'
import { converse, openConversation } from '../converse'
import { isAlreadyTold } from './already-told'

const now = new Date(2026, 10, 22, 11)

test.each([
  ['topic.loneliness.ask', 'i eat dinner alone every night'],
  ['topic.loneliness.ask', 'रात को अकेले खाना खाती हूँ'],
  ['topic.loneliness.ask', 'ராத்திரி தனியா சாப்பிடறேன்'],
  ['topic.low_after_birth.ask', 'i feel nothing since my baby was born 3 months ago'],
  ['topic.low_after_birth.ask', 'बच्चा हुए तीन महीने हो गए और रोना आता है'],
  ['topic.sleep.ask', 'i lie awake till 4 every night and sleep only 3 hours'],
  ['topic.anger.ask', 'yesterday my brother called me a liar in front of everyone'],
  ['topic.bullying.ask_b', 'they mocked my accent in front of the class'],
  ['topic.bullying.ask_b', 'सबके सामने मेरा मज़ाक उड़ाया'],
  ['topic.panic.ask_b', 'it began in the metro'],
  ['topic.job_loss.ask_b', 'nobody knows about it, i have told no one at home'],
  ['topic.job_loss.ask_b', 'my wife doesnt know'],
  ['topic.job_loss.ask_b', 'maine bhai ko bataya'],
  ['topic.breakup.ask', 'i miss her voice so much'],
  ['topic.marriage.ask', 'i want to study and not marry now'],
])("'%s' asks for nothing new after '%s'", (question, told) => {
  expect(isAlreadyTold(question, [told])).toBe(true)
})

test.each([
  ['topic.loneliness.ask', 'nobody speaks to me here'],
  ['topic.loneliness.ask', 'yesterday he left'],
  ['topic.low_after_birth.ask', 'i feel nothing for my baby'],
  ['topic.sleep.ask', 'i cannot sleep'],
  ['topic.anger.ask', 'my boss shouts at me'],
  ['topic.bullying.ask_b', 'they mock my accent'],
  ['topic.job_loss.ask_b', 'i lost my job on friday'],
  ['reflect.missing_ask', 'i miss her so much'],
])("'%s' may be asked after '%s'", (question, told) => {
  expect(isAlreadyTold(question, [told])).toBe(false)
})

test.each<[Language, string, string]>([
  ['en', 'i live in a hostel in pune and eat dinner alone every night since july', 'topic.loneliness.ask_b'],
  ['en', 'mujhe raat bhar neend nahi aati', 'topic.sleep.ask_b'],
  ['en', 'my mother died in march, she used to make pickles for me', 'reflect.memory'],
])('%s: the first words "%s" are not asked for again', (language, text, last) => {
  const turn = converse(openConversation(language).state, { text }, { language, now })
  expect(turn.say.at(-1)?.id).toBe(`conversation.${last}`)
})
