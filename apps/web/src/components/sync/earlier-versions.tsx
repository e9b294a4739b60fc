import type { CollectionName, RecordBody } from '@maitri/contracts'
import type { RecordFields } from '@maitri/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PresentRecord } from '../../data/records/record-store'
import { useRecordActions, useRecords } from '../../data/records/use-records'
import { Button } from '../ui/button'
import { Panel } from '../ui/panel'
import { useToast } from '../ui/toast'
import styles from './earlier-versions.module.css'

type EarlierVersionsProps<C extends CollectionName> = {
  collection: C
  /** Fields of a body in words; null of what nobody would want to choose. */
  describe: (fields: Partial<RecordBody<C>>) => string | null
}

/** Offers once what was written on one device and gave way to a later change made on another: one at a time, until none is left. */
export function EarlierVersions<C extends CollectionName>({ collection, describe }: EarlierVersionsProps<C>) {
  const view = useRecords(collection)
  if (view.state !== 'ready') return null
  for (const record of view.records)
    for (const version of record.earlier ?? []) {
      const names = Object.keys(version.fields)
      const entries = Object.entries(record.body as RecordFields).filter(([name]) => names.includes(name))
      const [saved, other] = [Object.fromEntries(entries), version.fields].map((fields) =>
        describe(fields as Partial<RecordBody<C>>),
      )
      if (!other || other === saved) continue
      return (
        <Offer key={`${record.id} ${version.at}`} {...{ collection, record, version, other }} saved={saved ?? ''} />
      )
    }
  return null
}

type OfferProps<C extends CollectionName> = {
  collection: C
  record: PresentRecord<C>
  version: NonNullable<PresentRecord<C>['earlier']>[number]
  saved: string
  other: string
}

function Offer<C extends CollectionName>({ collection, record, version, saved, other }: OfferProps<C>) {
  const { t } = useTranslation('frame')
  const heading = useId()
  const showToast = useToast()
  const { write, settle } = useRecordActions(collection)
  const failed = () => showToast({ tone: 'error', message: t('earlier.failed') })

  async function use() {
    const body = { ...(record.body as RecordFields), ...version.fields } as RecordBody<C>
    await write.mutateAsync({ id: record.id, occurredAt: record.occurredAt, body })
    await settle.mutateAsync({ id: record.id, version })
  }

  return (
    <Panel aria-labelledby={heading} className={styles.offer}>
      <h3 id={heading}>{t('earlier.heading')}</h3>
      {saved && <p>{t('earlier.saved', { text: saved })}</p>}
      <p>{t('earlier.other', { text: other })}</p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          onClick={() => settle.mutate({ id: record.id, version }, { onError: failed })}
        >
          {t('earlier.keep')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => void use().catch(failed)}>
          {t('earlier.use')}
        </Button>
      </div>
    </Panel>
  )
}
