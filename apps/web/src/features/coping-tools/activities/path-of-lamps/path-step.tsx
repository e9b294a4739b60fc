import { type LampGame, type LampPlace, lampCount, nextPath, showAgain, shown, touchLamp } from '@maitri/domain'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import type { ActivityProps } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import { LampBoard } from './lamp-board'
import styles from './path-of-lamps-activity.module.css'
import { useLitLamp } from './use-lit-lamp'

type PathStepProps = Pick<ActivityProps, 'clock' | 'isRunning' | 'cues'> & {
  places: readonly LampPlace[]
  game: LampGame
  random: () => number
  onGame: (game: LampGame) => void
}

/** Lamps light one after the other and are touched in the same order. Nothing is lost, and nothing hurries. */
export function PathStep({ places, game, random, onGame, clock, isRunning, cues }: PathStepProps) {
  const { t } = useTranslation('tool_lamps')
  const lit = useLitLamp({ game, clock, isRunning, onShown: () => onGame(shown(game)) })
  const { phase, found, path, longest } = game
  const isAll = phase === 'right' && path.length === lampCount

  // biome-ignore lint/correctness/useExhaustiveDependencies: said when another lamp is lit
  useEffect(() => {
    if (lit !== null) cues.say(t('path.lit', { number: lit + 1 }))
  }, [lit])
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when it is the person's turn, and what became of it
  useEffect(() => {
    if (isRunning) cues.say(t(`path.${phase}`))
  }, [phase])

  function touch(lamp: number) {
    if (phase !== 'recalling') return
    const next = touchLamp(game, lamp)
    if (next.phase !== 'again' && next.phase !== 'shorter') cues.pulse('in')
    onGame(next)
  }

  return (
    <ActivityLayout
      heading={t(`path.${phase}`)}
      note={<Note game={game} isAll={isAll} />}
      figure={<LampBoard places={places} game={game} lit={lit} onTouch={touch} />}
    >
      <div className={styles.path}>
        <p role="status" className={styles.quiet}>
          {lit !== null && <span className="visually-hidden">{t('path.lit', { number: lit + 1 })}</span>}
          {phase === 'recalling' && t('path.progress', { found, count: path.length })}
        </p>
        <div className={styles.actions}>
          {phase === 'recalling' && (
            <Button variant="onstone" size="small" onClick={() => onGame(showAgain(game))}>
              {t('path.show_again')}
            </Button>
          )}
          {phase === 'right' && (
            <>
              {!isAll && (
                <Button variant="onstone" size="small" onClick={() => onGame(nextPath(game, random))}>
                  {t('path.longer')}
                </Button>
              )}
              <Button variant="onstone" size="small" onClick={() => onGame(nextPath(game, random, true))}>
                {t('path.same')}
              </Button>
            </>
          )}
          {phase === 'shorter' && (
            <Button variant="onstone" size="small" onClick={() => onGame(nextPath(game, random))}>
              {t('path.go_on')}
            </Button>
          )}
        </div>
        {longest !== null && <p className={styles.quiet}>{t('path.longest', { count: longest })}</p>}
      </div>
    </ActivityLayout>
  )
}

function Note({ game: { phase }, isAll }: { game: LampGame; isAll: boolean }) {
  const { t } = useTranslation('tool_lamps')
  if (isAll) return t('path.longest_span')
  if (phase === 'again' || phase === 'right' || phase === 'shorter') return t(`path.${phase}_note`)
  return (
    <>
      {t('path.begin')} <span className={styles.keys}>{t('path.keys')}</span>
    </>
  )
}
