import type { RecordBody } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { EarlierVersions } from '../../../components/sync/earlier-versions'

/** Offers what was said about a reading on another device: one's own word, or the words that were read. */
export function EarlierReadings() {
  const { t } = useTranslation('feelings')

  function describe(fields: Partial<RecordBody<'analyses'>>): string | null {
    if (fields.ownWord) return t(`words.${fields.ownWord}.name`)
    if ('text' in fields && fields.text) return fields.text
    return ('transcription' in fields && fields.transcription) || null
  }

  return <EarlierVersions collection="analyses" describe={describe} />
}
