import { type CardId, trueOrMythCards } from '@maitri/content/true-or-myth'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../components/ui/class-names'
import { useFormat } from '../../../../lib/format'
import { Cards } from '../../player/cards'
import writing from '../../writings/writing.module.css'
import { StoneChoices } from '../stone-choices'
import type { SessionDraft } from './good-things-draft'
import styles from './sach-ya-mithya.module.css'

type Guesses = SessionDraft['guesses']
type GuessCardsProps = {
  drawn: readonly CardId[]
  guesses: Guesses
  onGuess: (guesses: Guesses) => void
  last?: ReactNode
}

/** True or myth? A guess turns its card to what is known; any guess is fine, and so is none. `last` stands below the last of them. */
export function GuessCards({ drawn, guesses, onGuess, last }: GuessCardsProps) {
  const { t } = useTranslation('tool_writing')
  const places = useRef(new Map<CardId, HTMLDivElement>())
  return (
    <div className={styles.deck}>
      <Cards>
        {drawn.map((id, index) => {
          const isTurned = guesses[id] !== undefined
          return (
            <div key={id} className={styles.answered}>
              <div className={styles.turning} data-turned={isTurned || undefined}>
                <div className={classNames(styles.card, styles.face)} inert={isTurned} aria-hidden={isTurned}>
                  <p className={writing.quiet}>{t('cards.card', { number: index + 1, count: drawn.length })}</p>
                  <StoneChoices
                    legend={t(`cards.bank.${id}.statement`)}
                    options={[
                      { value: 'true', label: t('cards.true') },
                      { value: 'myth', label: t('cards.myth') },
                    ]}
                    value={guesses[id] ?? null}
                    onChange={(guess) => {
                      onGuess({ ...guesses, [id]: guess })
                      // The choice is on the side that is not seen any more.
                      requestAnimationFrame(() => places.current.get(id)?.focus())
                    }}
                  />
                </div>
                <div
                  ref={(element) => {
                    if (element) places.current.set(id, element)
                  }}
                  tabIndex={-1}
                  className={classNames(styles.face, styles.back)}
                  inert={!isTurned}
                  aria-hidden={!isTurned}
                >
                  {isTurned && <Answer id={id} guess={guesses[id]} />}
                </div>
              </div>
              {index === drawn.length - 1 && last}
            </div>
          )
        })}
      </Cards>
    </div>
  )
}

/** What is known about each, with its source; `last` stands below the last of them. Guesses are shown and not counted. */
export function AnsweredCards({ drawn, guesses, last }: Omit<GuessCardsProps, 'onGuess'>) {
  return (
    <Cards>
      {drawn.map((id, index) => (
        <div key={id} className={styles.answered}>
          <Answer id={id} guess={guesses[id]} />
          {index === drawn.length - 1 && last}
        </div>
      ))}
    </Cards>
  )
}

function Answer({ id, guess }: { id: CardId; guess: Guesses[string] | undefined }) {
  const { t } = useTranslation('tool_writing')
  const format = useFormat()
  const card = trueOrMythCards.find((one) => one.id === id)
  if (!card) return null
  const { topic, isTrue, source } = card
  return (
    <div className={styles.card}>
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
}
