import { useTranslation } from 'react-i18next'
import { Chip } from '../../../../components/ui/chip'
import styles from '../../writings/writing.module.css'

const starters = ['friend', 'before', 'sure'] as const

/** Beginnings of a sentence for those whose page is empty; one that is pressed is written to go on with. */
export function StarterChips({ text, onWrite }: { text: string; onWrite: (text: string) => void }) {
  const { t } = useTranslation('tool_writing')
  return (
    <div className={`${styles.chips} ${styles.row}`}>
      {starters.map((starter) => {
        const words = t(`thought.starters.${starter}`)
        return (
          <Chip
            key={starter}
            isPressed={text.includes(words)}
            onClick={() => {
              if (!text.includes(words)) onWrite(`${text.trim()}${text.trim() === '' ? '' : '\n'}${words} `)
            }}
          >
            {words}
          </Chip>
        )
      })}
    </div>
  )
}
