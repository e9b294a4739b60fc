import { useTranslation } from 'react-i18next'
import { scalePoints } from '../../components/kolam/dot-scale'

/** From here down a check-in is heavy: what is offered beside it steadies, and people who help are named. */
export const heavyUpTo = 3

/** The word of a point and the point with its word: `6, steady`. */
export function useMoodWords() {
  const { t } = useTranslation('check_in')
  const wordOf = (mood: number) => t(`words.${scalePoints[mood] ?? 5}`)
  return { wordOf, pointOf: (mood: number) => t('scale.point', { mood, word: wordOf(mood) }) }
}
