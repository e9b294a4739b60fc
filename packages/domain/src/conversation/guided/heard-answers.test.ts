import { expect, test } from 'vitest'
import { heardLines, linesForAnswer, questionsHeard } from './heard-answers'
import { asksSomething, listeningLines } from './listening-lines'

/** Asked of good news, which keeps its own mood, or with choices of their own. */
const answeredElsewhere = /^(?:move\.|shared\.|question\.what_say|listening\.(?:leave|try))/

test('every question of listening owns its answers', () => {
  const asked = listeningLines.filter((id) => asksSomething(id) && !answeredElsewhere.test(id))
  expect(asked.filter((id) => !questionsHeard.includes(id))).toEqual([])
  expect(questionsHeard.filter((id) => id !== 'listening.what_helps' && !asked.includes(id))).toEqual([])
})

test.each([
  ['topic.loneliness.ask', 'mostly after dinner', 'heard.when.a'],
  ['topic.loneliness.ask', 'everybody in class has a gang already', undefined],
  ['topic.loneliness.ask', 'रात को खाने के बाद', 'heard.when.a'],
  ['topic.loneliness.ask', 'ఆదివారం సాయంత్రం', 'heard.when.a'],
  ['topic.loneliness.ask', 'हमेशा', 'heard.always.a'],
  ['topic.loneliness.ask', 'எப்பவும்', 'heard.always.a'],
  ['topic.low_after_birth.ask', 'ಹೆರಿಗೆ ಆದಾಗಿಂದ', 'heard.since.a'],
  ['topic.body.ask', 'my aunt, at every wedding', 'heard.who_weighs.a'],
  ['reflect.numb_ask', 'maybe my elder sister', 'heard.who_helps.a'],
  ['reflect.numb_ask', 'no one', 'heard.nobody.a'],
  ['reflect.numb_ask', 'koi nahi', 'heard.nobody.a'],
  ['reflect.numb_ask', 'কেউ না', 'heard.nobody.a'],
  ['reflect.numb_ask', 'no', 'heard.nobody.a'],
  ['listening.hardest', 'everything together', 'heard.everything.a'],
  ['listening.hardest', 'सगळंच', 'heard.everything.a'],
  ['listening.hardest', 'that he pretends nothing happened', 'heard.hardest.a'],
  ['listening.helped_before', 'nothing helps', 'heard.nothing.a'],
  ['listening.helped_before', 'no', 'heard.nothing.a'],
  ['listening.helped_before', 'ఏమీ లేదు', 'heard.nothing.a'],
  ['listening.helped_before', 'walking by the lake', 'heard.helps.a'],
  ['topic.parents.ask', 'he threw my books out of the window', 'heard.happened.a'],
  ['topic.abroad.ask', 'the tea stall near our gate', 'heard.miss.a'],
  ['topic.grief.ask', 'yes', 'heard.tell'],
  ['topic.grief.ask', 'नहीं', 'heard.not_tell'],
  ['reflect.controlled_ask', 'yes', 'question.is_it_abuse'],
  ['reflect.controlled_ask', 'no', 'heard.not_afraid'],
])("to %s '%s' is answered by %s", (question, text, line) => {
  expect(linesForAnswer(question, text).lines[0]).toBe(line)
})

test('a bare yes and words after no question get no such line', () => {
  expect(linesForAnswer('topic.parents.ask', 'yes').lines).toEqual([])
  expect(linesForAnswer('move.plain.a', 'he threw my books out').lines).toEqual([])
})

test('no line of an answer asks', () => {
  expect(heardLines.filter(asksSomething)).toEqual([])
})
