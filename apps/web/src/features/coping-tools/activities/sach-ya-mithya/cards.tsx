import { type CardId, trueOrMythCards } from '@maitri/content/true-or-myth'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../components/ui/class-names'
import { useFormat } from '../../../../lib/format'
import { Cards } from '../../player/cards'
import writing from '../../writings/writing.module.css'
import { StoneChoices } from '../stone-choices'
import type { SessionDraft } from './good-things-draft'
import styles from './sach-ya-mithya.module.css'

type Guesses = SessionDraft['guesses']
type GuessCardsProps = { drawn: readonly CardId[]; guesses: Guesses; onGuess: (guesses: Guesses) => void }

/** True or myth? Any guess is fine, and so is none. */
export function GuessCards({ drawn, guesses, onGuess }: GuessCardsProps) {
  const { t } = useTranslation('tool_writing')
  return (
    <Cards>
      {drawn.map((id, index) => (
        <div key={id} className={styles.card}>
          <p className={writing.quiet}>{t('cards.card', { number: index + 1, count: drawn.length })}</p>
          <StoneChoices
            legend={t(`cards.bank.${id}.statement`)}
            options={[
              { value: 'true', label: t('cards.true') },
              { value: 'myth', label: t('cards.myth') },
            ]}
            value={guesses[id] ?? null}
            onChange={(guess) => onGuess({ ...guesses, [id]: guess })}
          />
        </div>
      ))}
    </Cards>
  )
}

/** What is known about each, with its source. Guesses are shown and not counted. */
export function AnsweredCards({ drawn, guesses }: { drawn: readonly CardId[]; guesses: Guesses }) {
  const { t } = useTranslation('tool_writing')
  const format = useFormat()
  return (
    <Cards>
      {trueOrMythCards
        .filter(({ id }) => drawn.includes(id))
        .map(({ id, topic, isTrue, source }) => {
          const guess = guesses[id]
          return (
            <div key={id} className={styles.card}>
              <p className={classNames(writing.quiet, styles.about)}>
                <span>{t(`cards.topics.${topic}`)}</span>
                <span>{guess ? t('cards.your_guess', { guess: t(`cards.${guess}`) }) : t('cards.no_guess')}</span>
              </p>
              <h3 className={styles.statement}>{t(`cards.bank.${id}.statement`)}</h3>
              <p className={styles.answer}>{t(isTrue ? 'cards.answer.true' : 'cards.answer.myth')}</p>
              <p>{t(`cards.bank.${id}.explanation`)}</p>
              <p className={writing.quiet}>
                <a href={source.url} target="_blank" rel="noopener noreferrer">
                  {t('cards.source', { reference: source.reference, date: format.calendarDay(source.date) })}
                </a>
              </p>
            </div>
          )
        })}
    </Cards>
  )
}
