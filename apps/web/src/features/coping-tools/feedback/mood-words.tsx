import { type ExerciseFeedback, exerciseMoods } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { WordTile, wordRow } from '../../../components/ending/word-tile'
import { classNames } from '../../../components/ui/class-names'
import styles from './mood-words.module.css'

type Mood = (typeof exerciseMoods)[number]

/** How each word goes on: up, level, down. */
const lines: Record<Mood, string> = {
  better: 'M4 18c14 0 14-12 32-12',
  same: 'M4 12h32',
  worse: 'M4 6c14 0 14 12 32 12',
}
const ends: Record<Mood, number> = { better: 6, same: 12, worse: 18 }

type MoodWordsProps = {
  value: ExerciseFeedback['mood'] | null
  onChange: (mood: Mood | null) => void
}

/** Three large words on stone, one of them chosen by one tap and taken back by another. */
export function MoodWords({ value, onChange }: MoodWordsProps) {
  const { t } = useTranslation('exercise_feedback')
  return (
    <fieldset className={classNames(wordRow, styles.words)}>
      <legend>{t('mood')}</legend>
      {exerciseMoods.map((mood) => (
        <WordTile key={mood} isChosen={value === mood} onChoose={() => onChange(value === mood ? null : mood)}>
          <svg viewBox="0 0 40 24" aria-hidden="true" focusable="false">
            <path d={lines[mood]} />
            <circle cx="36" cy={ends[mood]} r="3.5" />
          </svg>
          {t(`moods.${mood}`)}
        </WordTile>
      ))}
    </fieldset>
  )
}
