import type { CheckIn } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { useMoodWords } from './use-mood-words'

/** Says some fields of a check-in in the words in which it was given; null where there is nothing to say. */
export function useDescribeCheckIn(): (fields: Partial<CheckIn>) => string | null {
  const { t } = useTranslation('check_in')
  const { pointOf } = useMoodWords()
  return ({ mood, feelings = [], tags = [], note = '' }) =>
    [
      ...(mood === undefined ? [] : [pointOf(mood)]),
      ...feelings.map((feeling) => t(`feelings.${feeling}`)),
      ...tags.map((tag) => t(`tags.${tag}`)),
      ...(note ? [note] : []),
    ].join(', ') || null
}
