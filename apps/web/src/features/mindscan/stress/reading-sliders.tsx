import { useTranslation } from 'react-i18next'
import { Group } from '../../../components/ui/group'
import { Slider } from '../../../components/ui/slider'
import { type MonitorState, type Sources, shownReading } from './monitor-state'
import styles from './reading-sliders.module.css'
import { beyondSlider, type ReadingName, sliderRanges, thumbOf } from './slider-ranges'

type ReadingSlidersProps = {
  state: MonitorState
  onMove: (name: ReadingName, value: number) => void
  /** A strap tells the heart rate: its slider follows and cannot be moved. */
  isHeartLive: boolean
}

/** The four readings. A measured value beyond its slider is shown as it is, with a line that says so. */
export function ReadingSliders({ state, onMove, isHeartLive }: ReadingSlidersProps) {
  const { t } = useTranslation('stress')
  const reading = shownReading(state)
  return (
    <Group aria-label={t('readings.heading')} className={styles.sliders}>
      {(Object.keys(sliderRanges) as ReadingName[]).map((name) => {
        const value = reading[name]
        const note = noteOf(name)
        return (
          <div key={name}>
            <Slider
              label={t(`readings.${name}.label`)}
              {...sliderRanges[name]}
              value={thumbOf(name, value)}
              onChange={(moved) => onMove(name, moved)}
              // Where it starts may be what the person means, and pressing it there changes nothing.
              onClick={() => state.own[name] || onMove(name, thumbOf(name, value))}
              onKeyUp={(event) => state.own[name] || event.key !== 'Enter' || onMove(name, thumbOf(name, value))}
              valueText={[t(`readings.${name}.spoken`, { value }), note].filter(Boolean).join('. ')}
              shownValue={value}
              unit={t(`readings.${name}.unit`)}
              disabled={name === 'heartRate' && isHeartLive}
            />
            {note && <p className={styles.note}>{note}</p>}
          </div>
        )
      })}
    </Group>
  )

  function noteOf(name: ReadingName): string | null {
    if (name !== 'heartRate' && name !== 'breathingRate') return null
    if (state.demo) return t('source.note.made_up')
    const source: Sources[typeof name] = state.sources[name]
    if (source === 'slider') return null
    const beyond = beyondSlider(name, reading[name])
    if (!beyond) return t(`source.note.${source}`)
    return t(`source.${beyond.side}.${source}`, { value: reading[name], limit: beyond.limit })
  }
}
