import { type FeelingWord, feelingFields, feelingWords } from '@maitri/domain'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Chip } from '../../../components/ui/chip'
import { Group } from '../../../components/ui/group'
import type { Reading } from '../../../data/reading'
import { useRecordActions, useRecords } from '../../../data/records/use-records'
import { offeredWords } from './offered-words'
import styles from './own-feeling.module.css'
import { useStoredReading } from './use-stored-reading'

/** Where whoever says that a reading is not right is led. */
export const ownFeelingId = 'own-feeling'

type OwnFeelingProps = {
  reading: Reading
  /** Nothing sure was measured: the page asks instead of judging. */
  isUnsure: boolean
}

/** The person's own word for how it is: a short row, and behind it sixty words that are explained. Their word leads; pressed again it goes. */
export function OwnFeeling({ reading, isUnsure }: OwnFeelingProps) {
  const { t } = useTranslation('feelings')
  const view = useRecords('analyses')
  const { write } = useRecordActions('analyses')
  const { id, occurredAt, body } = useStoredReading(reading)
  const [wantsMore, setWantsMore] = useState(false)
  const askId = useId()
  const showsAll = wantsMore || (body.verdict === 'felt_wrong' && !body.ownWord)
  const said = view.state === 'ready' ? view.records.flatMap((record) => record.body.ownWord ?? []) : []
  const offered = offeredWords(said, body.kind === 'text' ? body.emotions : [])
  const row = body.ownWord && !offered.includes(body.ownWord) ? [body.ownWord, ...offered] : offered

  const chip = (word: FeelingWord) => (
    <Chip
      key={word}
      isPressed={body.ownWord === word}
      onClick={() => {
        setWantsMore(false)
        write.mutate({ id, occurredAt, body: { ...body, ownWord: body.ownWord === word ? undefined : word } })
      }}
    >
      {t(`words.${word}.name`)}
    </Chip>
  )

  return (
    <Group id={ownFeelingId} tabIndex={-1} aria-labelledby={askId} className={styles.feeling}>
      <p id={askId}>{t(isUnsure ? 'ask_unsure' : 'ask')}</p>
      <div className={styles.chips}>{row.map(chip)}</div>
      <Button variant="quiet" size="small" aria-expanded={showsAll} onClick={() => setWantsMore(!showsAll)}>
        {t(showsAll ? 'fewer' : 'more')}
      </Button>
      {showsAll &&
        feelingFields.map((field) => (
          <section key={field} aria-label={t(`fields.${field}`)}>
            <p className={styles.field}>{t(`fields.${field}`)}</p>
            <ul className={styles.words}>
              {feelingWords[field].map((word) => (
                <li key={word}>
                  {chip(word)} <span>{t(`words.${word}.means`)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      <p className={styles.hint} role={write.isError ? 'alert' : undefined}>
        {t(write.isError ? 'failed' : body.ownWord ? 'change' : 'hint')}
      </p>
    </Group>
  )
}
