import type { CollectionName, RecordBody } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import type { PresentRecord } from '../../data/records/record-store'
import { useRecordActions } from '../../data/records/use-records'
import { useFormat } from '../../lib/format'
import { recordNamespaces } from '../record-words/described'
import { useToast } from '../ui/toast'
import { type EarlierInWords, earlierInWords, withEarlier } from './earlier-in-words'
import { VersionChoice } from './version-choice'

type Changed = PresentRecord<CollectionName>
type EarlierOfferProps = { collection: CollectionName; records: readonly Changed[] }

/** The first earlier version of these records that says something else than what stands. */
export function EarlierOffer({ collection, records }: EarlierOfferProps) {
  const { t } = useTranslation(recordNamespaces)
  const format = useFormat()
  const forms = {
    list: (parts: readonly string[]) => format.list(parts),
    moment: (at: string) => format.date(at, 'full_moment'),
    article: () => null,
  }
  for (const record of records)
    for (const version of record.earlier ?? []) {
      const words = earlierInWords(collection, record, version, t, forms)
      if (words)
        return (
          <Offer
            key={`${record.id} ${version.part} ${version.at}`}
            {...{ collection, record, version, words }}
            about={forms.moment(record.occurredAt)}
          />
        )
    }
  return null
}

type OfferProps = {
  collection: CollectionName
  record: Changed
  version: NonNullable<Changed['earlier']>[number]
  words: EarlierInWords
  about: string
}

function Offer({ collection, record, version, words, about }: OfferProps) {
  const { t } = useTranslation('frame')
  const showToast = useToast()
  const { write, settle } = useRecordActions(collection)
  const failed = () => showToast({ tone: 'error', message: t('earlier.failed') })

  async function use() {
    const { occurredAt, body } = withEarlier(record, version)
    await write.mutateAsync({ id: record.id, occurredAt, body: body as RecordBody<CollectionName> })
    await settle.mutateAsync({ id: record.id, version })
  }

  return (
    <VersionChoice
      {...words}
      about={about}
      onKeep={() => settle.mutate({ id: record.id, version }, { onError: failed })}
      onUse={() => void use().catch(failed)}
    />
  )
}
