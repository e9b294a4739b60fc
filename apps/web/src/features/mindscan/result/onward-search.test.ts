import type { TextAnalysis, VideoAnalysis } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { buildTextAnalysis, buildVideoAnalysis } from '../../../testing/build-analysis'
import { onwardSearch } from './onward-search'

const searchOf = (body: TextAnalysis | VideoAnalysis) => {
  const { copingTools, mindmitra, therapists } = onwardSearch({
    id: 'one',
    occurredAt: '2026-11-21T08:00:00.000Z',
    body,
  })
  return [copingTools.for, mindmitra.topic, therapists.specialty]
}

const topics = (found: Partial<TextAnalysis['topics']>) => ({
  sentiment: 'negative' as const,
  topics: { stress: 0, anxiety: 0, breathing: 0, depression: 0, ...found },
})

test.each<[string, Partial<TextAnalysis>, ReturnType<typeof searchOf>]>([
  ['nothing in particular', {}, ['mindfulness', 'mindfulness', undefined]],
  ['worry', topics({ anxiety: 2, stress: 1 }), ['anxiety', 'anxiety', 'anxiety']],
  ['stress', topics({ stress: 1 }), ['stress', 'stress', 'stress']],
  ['breath', topics({ breathing: 1 }), ['relaxation', 'breathing', 'anxiety']],
  ['low mood', topics({ depression: 1 }), ['outlook', 'depression', 'anxiety']],
  ['loneliness', { ...topics({}), emotions: ['lonely'] }, ['outlook', 'connections', 'relationships']],
  ['tiredness', { ...topics({}), emotions: ['neutral', 'tired'] }, ['relaxation', 'sleep', 'stress']],
  [
    'stress that is over',
    { ...topics({ stress: 3 }), sentiment: 'positive' },
    ['mindfulness', 'mindfulness', undefined],
  ],
  [
    'a wish to die among worries',
    { ...topics({ anxiety: 3 }), text: 'I want to die' },
    ['relaxation', undefined, undefined],
  ],
])('a reading of %s leads on with that context', (_, changes, search) => {
  expect(searchOf(buildTextAnalysis(changes))).toEqual(search)
})

test.each<[string, Partial<VideoAnalysis>, ReturnType<typeof searchOf>]>([
  ['joy', {}, ['mindfulness', 'mindfulness', undefined]],
  ['sorrow', { dominantEmotion: 'sorrow', emotionSource: 'cloud' }, ['outlook', 'depression', 'anxiety']],
  ['nothing', { dominantEmotion: 'sorrow', emotionSource: 'none' }, ['mindfulness', 'mindfulness', undefined]],
  ['words that need help', { transcription: 'I want to die' }, ['relaxation', undefined, undefined]],
])('a video of %s leads on with that context', (_, changes, search) => {
  expect(searchOf(buildVideoAnalysis(changes))).toEqual(search)
})
