import { useTranslation } from 'react-i18next'
import { useRecords } from '../../../../data/records/use-records'
import { useFormat } from '../../../../lib/format'
import type { Drawing } from './drawing'
import { DrawingPicture } from './drawing-picture'
import styles from './kept-kolams.module.css'

/** As many as are looked through at a glance, newest first. */
const mostShown = 12

type KeptKolamsProps = { onOpen: (id: string, picture: Drawing & { feeling: string }) => void }

/** The gallery: every picture that was kept opens again on the board. */
export function KeptKolams({ onOpen }: KeptKolamsProps) {
  const { t } = useTranslation('tool_drawing')
  const format = useFormat()
  const writings = useRecords('tool-writings')
  const kept = (writings.state === 'ready' ? writings.records : []).flatMap(({ id, occurredAt, body }) => {
    if (body.kind !== 'kolam') return []
    const { kind: _kind, ...picture } = body
    return [{ id, occurredAt, picture }]
  })
  if (kept.length === 0) return null
  return (
    <ul className={styles.gallery} aria-label={t('kolam.kept_ones')}>
      {kept.slice(0, mostShown).map(({ id, occurredAt, picture }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.open}
            aria-label={t('kolam.open_kept', { date: format.date(occurredAt, 'day') })}
            onClick={() => onOpen(id, picture)}
          >
            <DrawingPicture drawing={picture} pixels={160} />
          </button>
        </li>
      ))}
    </ul>
  )
}
