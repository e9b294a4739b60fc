import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Dialog } from '../../../components/ui/dialog'
import { IconButton } from '../../../components/ui/icon-button'
import { itemsOf, type KeptConversation, type RememberedItem, without } from '../../../data/conversation/remembered'
import { useConversationName } from '../../../data/conversation/use-conversation-name'
import type { RememberedHandle } from '../../../data/conversation/use-remembered'
import { useFormat } from '../../../lib/format'
import styles from './memory-dialog.module.css'

type MemoryDialogProps = { memory: RememberedHandle; onClose: () => void }

/** What Mindmitra remembers, item by item; each goes by one press, or all of them. */
export function MemoryDialog({ memory, onClose }: MemoryDialogProps) {
  const { t } = useTranslation('mindmitra')
  const format = useFormat()
  const nameOf = useConversationName()
  const lead = useRef<HTMLParagraphElement>(null)
  const remembered = memory.remembered ?? {}
  const items = itemsOf(remembered)

  function textOf(item: RememberedItem): string {
    if (item.kind === 'may_ask') return t('memory.may_ask')
    return item.kind === 'step' ? t('memory.step', { step: item.text }) : nameOf(item.kept.conversation)
  }

  function deleteItems(next: typeof remembered) {
    memory.write(next)
    // The button goes with its item.
    lead.current?.focus()
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('memory.title')} closeLabel={t('memory.close')} size="small">
      <p ref={lead} tabIndex={-1} role="status" className={styles.lead}>
        {t(items.length > 0 ? 'memory.lead' : 'memory.nothing')}
      </p>
      {items.length > 0 && (
        <>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={keyOf(item)} className={styles.item}>
                <div className={styles.words}>
                  <p>{textOf(item)}</p>
                  <p className={styles.day}>
                    {format.date(`${item.day}T12:00:00`, 'short_day')}
                    {item.kind === 'conversation' && <Scores kept={item.kept} />}
                  </p>
                </div>
                <IconButton
                  label={t('memory.delete', { what: textOf(item) })}
                  onClick={() => deleteItems(without(remembered, item))}
                >
                  <Trash2 strokeWidth={1.75} aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
          <Button variant="danger" size="small" onClick={() => deleteItems({})}>
            {t('memory.delete_all')}
          </Button>
        </>
      )}
    </Dialog>
  )
}

function Scores({ kept: { before, after } }: { kept: KeptConversation }) {
  const { t } = useTranslation('mindmitra')
  if (before === undefined || after === undefined) return null
  return <span className={styles.scores}>{t('memory.scores', { before, after })}</span>
}

const keyOf = (item: RememberedItem): string => (item.kind === 'conversation' ? `${item.place}` : item.kind)
