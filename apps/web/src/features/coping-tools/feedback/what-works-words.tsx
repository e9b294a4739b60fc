import { exerciseMoods } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import type { ToolRecord } from '../../../data/what-works'

/** What someone's own notes say about one tool, in plain words and whole counts. */
export function WhatWorksWords({ record }: { record: ToolRecord }) {
  const { t } = useTranslation(['tool_library', 'coping_tools'])
  const { toolId, timesUsed, moods, pairs, less, meanChange } = record
  const named = exerciseMoods
    .filter((mood) => moods[mood] > 0)
    .map((mood) => t(`works.${mood}`, { count: moods[mood] }))
  const sentences = [
    timesUsed > 0 && t('works.times', { count: timesUsed }),
    named.length > 0 && t('works.moods', { moods: named.join(', ') }),
    pairs > 0 && t('works.less_strain', { tool: t(`coping_tools:tools.${toolId}.title`), less, pairs, count: pairs }),
    meanChange !== null && meanWords(meanChange),
  ].filter(Boolean)

  function meanWords(change: number): string {
    const rounded = Math.round(Math.abs(change) * 10) / 10
    if (rounded === 0) return t('works.mean_same')
    return t(change < 0 ? 'works.mean_lower' : 'works.mean_higher', { change: rounded })
  }

  return <p>{sentences.join(' ')}</p>
}
