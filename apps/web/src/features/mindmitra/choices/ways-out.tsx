import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Group } from '../../../components/ui/group'
import type { Dialog } from '../engine/respond'
import { sortChoices } from './sort-choices'
import styles from './ways-out.module.css'

type WaysOutProps = { dialog: Dialog | null; onChoose: (id: string) => void }

/** What leads out of an open conversation, above the field: in view wherever the reader is, and never a question why. */
export function WaysOut({ dialog, onChoose }: WaysOutProps) {
  const { t } = useTranslation('mindmitra')
  const { waysOut } = sortChoices(dialog?.choices ?? [])
  if (!dialog || waysOut.length === 0) return null
  return (
    <Group
      aria-label={t('choices.ways_out')}
      lang={dialog.language}
      data-language={dialog.language}
      data-answers
      className={styles.ways}
    >
      {waysOut.map(({ id, label }) => (
        <Button key={id} variant="quiet" size="small" className={styles.way} onClick={() => onChoose(id)}>
          {label}
        </Button>
      ))}
    </Group>
  )
}
