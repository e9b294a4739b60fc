import { useTranslation } from 'react-i18next'
import { classNames } from '../../../components/ui/class-names'
import { Group } from '../../../components/ui/group'
import styles from './question-chips.module.css'
import { questionGroups } from './questions'

type QuestionChipsProps = {
  /** While help stands in the conversation, or a question of its own, these step back where there is no room beside it. */
  isBeside: boolean
  onAsk: (question: string) => void
}

/** The suggested questions in their four groups. A press fills the field and sends. */
export function QuestionChips({ isBeside, onAsk }: QuestionChipsProps) {
  const { t } = useTranslation('mindmitra')
  return (
    <section aria-labelledby="mindmitra-questions" className={classNames(styles.questions, isBeside && styles.beside)}>
      <div className={styles.words}>
        <h2 id="mindmitra-questions" className={styles.title}>
          {t('questions.title')}
        </h2>
        <p className={styles.lead}>{t('questions.lead')}</p>
      </div>
      {questionGroups.map(({ name, topics }) => (
        <Group key={name} aria-labelledby={`mindmitra-${name}`} className={classNames(styles.group, styles[name])}>
          <h3 id={`mindmitra-${name}`} className={styles.name}>
            {t(`questions.groups.${name}`)}
          </h3>
          {topics.map((topic) => (
            <button
              key={topic}
              type="button"
              className={styles.chip}
              onClick={() => onAsk(t(`questions.topics.${topic}`))}
            >
              {t(`questions.topics.${topic}`)}
            </button>
          ))}
        </Group>
      ))}
    </section>
  )
}
