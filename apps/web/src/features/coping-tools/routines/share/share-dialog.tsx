import { Copy, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../../components/layout/help-now-link'
import { Button } from '../../../../components/ui/button'
import { Dialog } from '../../../../components/ui/dialog'
import { paths } from '../../../../config/paths'
import styles from './share-dialog.module.css'
import { encodeRoutine, type SharedRoutine } from './shared-routine'

/** The link of a routine. What it holds stands behind the '#', which no browser sends to any server. */
export const linkOf = (routine: SharedRoutine): string =>
  `${location.origin}${paths.sharedRoutine}#${encodeRoutine(routine)}`

type ShareDialogProps = { routine: SharedRoutine; onClose: () => void }

/** The link to a routine, to be copied or handed to another app. */
export function ShareDialog({ routine, onClose }: ShareDialogProps) {
  const { t } = useTranslation('routines')
  const [told, setTold] = useState<'copied' | 'copy_blocked' | null>(null)
  const shown = useRef<HTMLElement>(null)
  const link = linkOf(routine)
  const canSend = typeof navigator.share === 'function'

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setTold('copied')
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      setTold('copy_blocked')
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('share.title')}
      closeLabel={t('share.close')}
      headerAction={<HelpNowLink />}
      size="small"
      footer={
        <>
          {canSend && (
            <Button
              variant="secondary"
              icon={<Share2 size={20} strokeWidth={1.75} aria-hidden="true" />}
              // Whoever closes the other app's sheet without sending comes back to this dialog.
              onClick={() => void navigator.share({ title: routine.name, url: link }).catch(() => undefined)}
            >
              {t('share.send')}
            </Button>
          )}
          <Button icon={<Copy size={20} strokeWidth={1.75} aria-hidden="true" />} onClick={() => void copy()}>
            {t('share.copy')}
          </Button>
        </>
      }
    >
      <p>{t('share.lead')}</p>
      <p className={styles.name}>{routine.name}</p>
      <p className={styles.link}>
        <span className="visually-hidden">{t('share.link')}</span>
        <code ref={shown}>{link}</code>
      </p>
      <p role="status" className={styles.told}>
        {told && t(`share.${told}`)}
      </p>
    </Dialog>
  )
}
