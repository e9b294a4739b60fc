import { Bookmark } from 'lucide-react'
import { useId, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { classNames } from '../../../components/ui/class-names'
import { Notice } from '../../../components/ui/notice'
import { PanelPart, SplitPanel } from '../../../components/ui/panel'
import { Switch } from '../../../components/ui/switch'
import { chance } from './demo/chance'
import { useDemoDrift } from './demo/use-demo-drift'
import { MeasureTools } from './measure/measure-tools'
import type { TapCounterKind } from './measure/tap-count'
import { bodyOf, hasRealValue, monitorReducer, ownNames, shownReading, shownScore, startMonitor } from './monitor-state'
import { PastReadings } from './past/past-readings'
import { ReadingSliders } from './reading-sliders'
import { ScoreBasis } from './score/score-basis'
import { ScoreParts } from './score/score-parts'
import { ScoreView } from './score/score-view'
import { StrapPanel } from './strap/strap-panel'
import { useStrap } from './strap/use-strap'
import styles from './stress-monitor.module.css'
import { useSaveReading } from './use-save-reading'

const readingCounted = { breath: 'breathingRate', pulse: 'heartRate' } as const

type StressMonitorProps = {
  /** Numbers from 0 up to 1, for the demo alone. */
  random?: () => number
  /** Whether what opens it already shows its name; then the heading is only heard. */
  isNamedAbove?: boolean
}

/** Stress as four readings tell it, at once; the readings come from sliders, from counting, or from a strap. */
export function StressMonitor({ random = chance, isNamedAbove = false }: StressMonitorProps) {
  const { t } = useTranslation('stress')
  const headingId = useId()
  const [state, dispatch] = useReducer(monitorReducer, startMonitor)
  const [counter, setCounter] = useState<TapCounterKind | null>(null)
  const strap = useStrap((heartRate) => dispatch({ type: 'strap_told', heartRate }))
  const { save, isSaving, isNotKept } = useSaveReading()
  useDemoDrift(state.demo !== null, random, (drift) => dispatch({ type: 'drifted', drift }))

  const reading = shownReading(state)
  const result = shownScore(state)
  const body = bodyOf(state)
  const isStrapOn = strap.status.state !== 'off'
  const isHeartLive = strap.status.state === 'connected' || strap.status.state === 'reconnecting'
  const canDemo = !hasRealValue(state) && counter === null && !isStrapOn
  const endDemo = () => dispatch({ type: 'demo_switched', isOn: false })

  return (
    <SplitPanel aria-labelledby={headingId} className={styles.panel}>
      <PanelPart className={styles.part}>
        <div className={styles.top}>
          <h2 id={headingId} className={isNamedAbove ? 'visually-hidden' : undefined}>
            {t('heading')}
          </h2>
          {result && (
            <Button
              variant="quiet"
              size="small"
              busy={isSaving}
              disabled={body === null}
              aria-describedby={body === null ? 'stress-demo-on' : undefined}
              onClick={() => body && save(body)}
              icon={<Bookmark size={20} strokeWidth={1.75} aria-hidden="true" />}
            >
              {t('save.action')}
            </Button>
          )}
        </div>
        {state.demo && (
          <Notice tone="info" role="status">
            <span id="stress-demo-on">{t('demo.on')}</span>
          </Notice>
        )}
        {isNotKept && (
          <Notice tone="error" role="alert">
            {t('save.not_kept')}
          </Notice>
        )}
        <ScoreView result={result} />
        {body && <ScoreBasis names={ownNames(state)} />}
      </PanelPart>
      <PanelPart className={styles.part}>
        <ReadingSliders
          state={state}
          onMove={(name, value) => dispatch({ type: 'moved', name, value })}
          isHeartLive={isHeartLive}
        />
        {result && <ScoreParts result={result} reading={reading} />}
      </PanelPart>
      <PanelPart className={classNames(styles.part, styles.below)}>
        <h3 className={styles.measure}>{t('measure.heading')}</h3>
        <MeasureTools
          open={counter}
          onOpen={(kind) => {
            if (kind) endDemo()
            setCounter(kind)
          }}
          onCounted={(kind, value) => dispatch({ type: 'counted', name: readingCounted[kind], value })}
          withPulse={!isHeartLive}
        />
        <StrapPanel
          strap={{
            ...strap,
            connect() {
              endDemo()
              if (counter === 'pulse') setCounter(null)
              strap.connect()
            },
          }}
        />
        <Switch
          label={t('demo.label')}
          hint={t(canDemo ? 'demo.hint' : 'demo.resting')}
          checked={state.demo !== null}
          disabled={!canDemo}
          onChange={(event) => dispatch({ type: 'demo_switched', isOn: event.target.checked })}
        />
      </PanelPart>
      <PanelPart className={styles.below}>
        <PastReadings />
      </PanelPart>
    </SplitPanel>
  )
}
