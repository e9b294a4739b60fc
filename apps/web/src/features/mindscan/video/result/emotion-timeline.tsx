import type { VideoAnalysis } from '@maitri/contracts'
import { emotionFamilies } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import styles from './emotion-timeline.module.css'

type Timeline = NonNullable<VideoAnalysis['face']>['timeline']

/** Emotions over the video as stacked columns, one for each part of it; the table beneath says the same in words. */
export function EmotionTimeline({ timeline }: { timeline: Timeline }) {
  const { t } = useTranslation('video')
  if (timeline.length < 2) return null
  return (
    <section className={styles.timeline}>
      <h3>{t('result.timeline')}</h3>
      <svg
        viewBox={`0 0 ${timeline.length} 100`}
        preserveAspectRatio="none"
        className={styles.columns}
        aria-hidden="true"
      >
        {timeline.map(
          ({ atSeconds, emotions }, column) => emotions && <Column key={atSeconds} x={column} emotions={emotions} />,
        )}
      </svg>
      <ul className={styles.legend} aria-hidden="true">
        {emotionFamilies.map((family) => (
          <li key={family}>
            <svg viewBox="0 0 1 1" className={styles[family]} aria-hidden="true">
              <rect width="1" height="1" />
            </svg>
            {t(`result.emotion.${family}`)}
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('result.timeline_table')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
        <section tabIndex={0} className={styles.scroll} aria-label={t('result.timeline')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('result.timeline_time')}</th>
                {emotionFamilies.map((family) => (
                  <th key={family} scope="col">
                    {t(`result.emotion.${family}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {timeline.map(({ atSeconds, emotions }) => (
                <tr key={atSeconds}>
                  <th scope="row">{t('result.seconds', { seconds: atSeconds.toFixed(1) })}</th>
                  {emotions ? (
                    emotionFamilies.map((family) => (
                      <td key={family}>{t('result.percent', { share: emotions[family] })}</td>
                    ))
                  ) : (
                    <td colSpan={emotionFamilies.length}>{t('result.timeline_none')}</td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  )
}

function Column({ x, emotions }: { x: number; emotions: VideoAnalysis['emotions'] }) {
  let below = 0
  return emotionFamilies.map((family) => {
    const share = emotions[family]
    below += share
    return <rect key={family} className={styles[family]} x={x} y={100 - below} width="0.94" height={share} />
  })
}
