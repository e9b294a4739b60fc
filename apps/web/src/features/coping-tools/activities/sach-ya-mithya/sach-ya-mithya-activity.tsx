import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Loading } from '../../../../components/ui/loading'
import { useSafetyCheck } from '../../../../safety/use-safety-check'
import type { ActivityProps } from '../../player/activity'
import { Cards } from '../../player/cards'
import { KeepRow } from '../../writings/keep-row'
import { useKeeping } from '../../writings/use-keeping'
import { useToolDraft } from '../../writings/use-tool-draft'
import writing from '../../writings/writing.module.css'
import { WritingStep } from '../../writings/writing-step'
import { AnsweredCards, GuessCards } from './cards'
import { Jar, ThingFields, ThingList } from './good-things'
import { beginSession, type GoodThing, jarOf, sessionDraft } from './good-things-draft'
import styles from './sach-ya-mithya.module.css'
import { useDrawnCards } from './use-drawn-cards'

const noCards: readonly string[] = []

/** Which of the three good things a step asks for. */
const thingsOfStep: Partial<Record<number, readonly number[]>> = { 3: [0], 4: [1, 2] }

/** Four cards with their sources, then three good things for the jar. */
export function Activity(props: ActivityProps) {
  const { t } = useTranslation('tool_writing')
  const own = useToolDraft(props, sessionDraft, beginSession)
  const check = useSafetyCheck()
  const { step } = props
  const draft = own.value
  const { drawn, markSeen, drawMore } = useDrawnCards(draft?.drawn ?? noCards)
  const jar = draft && jarOf(draft)
  const keeping = useKeeping({ ...props, id: draft?.id ?? '', writing: jar })

  const [isFurther, setIsFurther] = useState(false)

  /** A further round: as many as one likes, and none has to be. */
  function playMore() {
    own.change({ drawn: [...drawMore()], guesses: {} })
    setIsFurther(true)
  }

  const isSeen = draft?.isSeen ?? true
  // biome-ignore lint/correctness/useExhaustiveDependencies: noted once a session, when the answers are shown
  useEffect(() => {
    if (step === 1 || isSeen || !drawn) return
    own.change({ drawn: [...drawn], isSeen: true })
    markSeen()
  }, [step, isSeen, drawn])

  if (!draft || !drawn) return <Loading label={t('opening')} />

  const writeThing = (place: number, thing: GoodThing) =>
    own.change({ things: draft.things.map((one, index) => (index === place ? thing : one)) })

  const more = (
    <Button variant="onstone" className={styles.more} onClick={playMore}>
      {t('cards.more')}
    </Button>
  )

  return (
    <WritingStep toolId="sach-ya-mithya" player={props} own={own} check={check}>
      {step === 1 && (
        <GuessCards
          drawn={drawn}
          guesses={draft.guesses}
          onGuess={(guesses) => own.change({ guesses, drawn: [...drawn] })}
        />
      )}
      {step === 2 &&
        (isFurther ? (
          <GuessCards
            key={drawn.join()}
            drawn={drawn}
            guesses={draft.guesses}
            onGuess={(guesses) => own.change({ guesses })}
            last={more}
          />
        ) : (
          <AnsweredCards drawn={drawn} guesses={draft.guesses} last={more} />
        ))}
      {thingsOfStep[step] && (
        <Cards>
          {thingsOfStep[step].map((place) => (
            <ThingFields
              key={place}
              number={place + 1}
              thing={draft.things[place] ?? { what: '', why: '' }}
              onWrite={(thing) => writeThing(place, thing)}
              check={check}
            />
          ))}
        </Cards>
      )}
      {step === 5 && (
        <>
          {jar?.kind === 'good_things' && (
            <section className={writing.summary} aria-label={t('good.in_jar')}>
              <h3>{t('good.in_jar')}</h3>
              <ThingList things={jar.things} />
            </section>
          )}
          <KeepRow keeping={keeping} />
          <Jar exceptId={draft.id} newCount={jar?.kind === 'good_things' ? jar.things.length : 0} />
        </>
      )}
    </WritingStep>
  )
}
