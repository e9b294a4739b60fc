import { compareVoice, type VoiceFactName, type VoiceFacts, voiceFactNames } from '@maitri/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isText, type TextReading } from '../../../data/reading'
import { useRecords } from '../../../data/records/use-records'
import { useFormat } from '../../../lib/format'
import styles from './how-it-sounded.module.css'

/** How a recording sounded: plain facts, each beside the person's own earlier recordings. No word about why. */
export function HowItSounded({ reading, facts }: { reading: TextReading; facts: VoiceFacts }) {
  const { t } = useTranslation('mindscan')
  const format = useFormat()
  const headingId = useId()
  const view = useRecords('analyses')
  const earlier =
    view.state === 'ready'
      ? view.records
          .filter((record) => isText(record) && record.occurredAt < reading.occurredAt)
          .flatMap(({ body }) => (body.kind === 'text' && body.voice ? [body.voice] : []))
      : []
  const compared = compareVoice(facts, earlier)
  const oneDecimal = (value: number) => format.number(value, 1)

  const measuredWords = (name: VoiceFactName): string | null => {
    switch (name) {
      case 'rate':
        return facts.wordsPerMinute === null
          ? null
          : t('result.sounded.rate_value', { words: Math.round(facts.wordsPerMinute) })
      case 'pauses':
        return t('result.sounded.pauses_value', { count: facts.pauses, seconds: oneDecimal(facts.pauseSeconds) })
      case 'loudness':
        return t('result.sounded.loudness_value', { amount: oneDecimal(facts.loudnessVariation) })
      case 'pitch':
        return facts.pitchVariation === null
          ? null
          : t('result.sounded.pitch_value', { amount: oneDecimal(facts.pitchVariation) })
    }
  }

  const comparisonOf = (name: VoiceFactName): string | null => {
    const found = compared[name]
    if (!found) return null
    const key =
      found.change === 'same'
        ? 'same'
        : name === 'rate'
          ? found.change === 'less'
            ? 'slower'
            : 'faster'
          : found.change
    return t(`result.sounded.${key}`, { number: found.recordings })
  }

  return (
    <section aria-labelledby={headingId} className={styles.sounded}>
      <h3 id={headingId}>{t('result.sounded.heading')}</h3>
      <dl>
        {voiceFactNames.map((name) => {
          const value = measuredWords(name)
          return (
            value && (
              <div key={name}>
                <dt>{t(`result.sounded.${name}`)}</dt>
                <dd>
                  {value} <span>{comparisonOf(name)}</span>
                </dd>
              </div>
            )
          )
        })}
      </dl>
      <p>
        {t('result.sounded.note')} {Object.keys(compared).length === 0 && t('result.sounded.first')}
      </p>
    </section>
  )
}
