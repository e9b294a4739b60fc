import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActivityProps } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import { StoneChoices } from '../stone-choices'
import { useClosingBreaths } from '../use-closing-breaths'
import styles from './jaali-activity.module.css'
import { JaaliPicture } from './jaali-picture'
import { JaaliPlay } from './jaali-play'
import { isClosed } from './jaali-puzzle'
import { type JaaliState, jaaliSizes, jaaliState, laid, puzzleOf, tilesOf, widths, withScreen } from './jaali-state'

/** Tool 11: three screens of tiles to turn until the line has no loose end. No clock, nothing to lose, and help for the asking. */
export function Activity(props: ActivityProps) {
  const { t } = useTranslation('tool_drawing')
  // What was begun must be there before a tile is turned.
  return props.draft === undefined ? <p role="status">{t('opening')}</p> : <Jaali {...props} />
}

function Jaali({ step, clock, isRunning, cues, onStepDone, draft, onDraft }: ActivityProps) {
  const { t } = useTranslation(['tool_drawing', 'coping_tools'])
  const [state, setState] = useState(() => jaaliState(draft))
  const stepWords = {
    heading: t(`coping_tools:tools.jaali.steps.${step}.title`),
    note: t(`coping_tools:tools.jaali.steps.${step}.text`),
  }

  function change(next: JaaliState) {
    setState(next)
    onDraft(next)
  }

  if (step === 1) {
    const isBegun = state.screens.some(({ turns }) => turns.length > 0)
    return (
      <ActivityLayout
        {...stepWords}
        figure={
          <div className={styles.sample}>
            <JaaliPicture puzzle={puzzleOf(state.size, state.screens[0])} screen={state.screens[0]} />
          </div>
        }
      >
        <StoneChoices
          legend={t('jaali.size.legend')}
          options={jaaliSizes.map((size) => ({ value: size, label: t(`jaali.size.${size}`) }))}
          value={state.size}
          onChange={(size) => change(laid(size))}
        />
        {isBegun && <p className={styles.quiet}>{t('jaali.size.begun')}</p>}
      </ActivityLayout>
    )
  }

  if (step === 5)
    return <Breathe state={state} note={stepWords.note} clock={clock} isRunning={isRunning} onBreath={cues.pulse} />

  const index = step - 2
  const screen = state.screens[index] ?? state.screens[0]
  return (
    <JaaliPlay
      key={`${step}-${screen.seed}`}
      words={stepWords}
      puzzle={puzzleOf(state.size, screen)}
      screen={screen}
      sceneTurn={(state.screens[0].seed % 3) + index}
      cues={cues}
      onChange={(next) => change(withScreen(state, index, next))}
      onAnother={() => change(withScreen(state, index))}
      onDone={onStepDone}
    />
  )
}

type BreatheProps = Pick<ActivityProps, 'clock' | 'isRunning'> & {
  state: JaaliState
  note: string
  onBreath: (phase: 'in' | 'out') => void
}

function Breathe({ state, note, clock, isRunning, onBreath }: BreatheProps) {
  const { t } = useTranslation('tool_drawing')
  const phase = useClosingBreaths(clock, isRunning, 1)
  useEffect(() => {
    if (isRunning && phase !== 'over') onBreath(phase)
  }, [phase, isRunning, onBreath])
  return (
    <ActivityLayout heading={t(`breath.${phase}`)} note={note}>
      <ol aria-label={t('jaali.pictures')} className={styles.pictures}>
        {state.screens.map((screen, index) => {
          const puzzle = puzzleOf(state.size, screen)
          const closed = isClosed(widths[state.size], tilesOf(puzzle, screen))
          return (
            // Two screens never share a seed for long enough to matter; the place is who they are.
            // biome-ignore lint/suspicious/noArrayIndexKey: the three places are fixed
            <li key={index}>
              <JaaliPicture puzzle={puzzle} screen={screen} />
              <span className={styles.quiet}>
                {t(closed ? 'jaali.picture_closed' : 'jaali.picture_open', { number: index + 1 })}
              </span>
            </li>
          )
        })}
      </ol>
    </ActivityLayout>
  )
}
