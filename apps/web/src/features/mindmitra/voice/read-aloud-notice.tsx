import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import styles from './read-aloud-notice.module.css'
import type { ReadAloud } from './use-read-aloud'

/** Asks before words go to a voice's server, and says where reading aloud did not work. */
export function ReadAloudNotice({ readAloud }: { readAloud: ReadAloud }) {
  const { t } = useTranslation('mindmitra')
  return (
    <div role="status">
      {readAloud.state === 'asking' && (
        <Notice tone="info">
          <p>{t('voice.ask_remote', { voice: readAloud.voiceName })}</p>
          <div className={styles.actions}>
            <Button variant="secondary" size="small" onClick={readAloud.allow}>
              {t('voice.allow_remote')}
            </Button>
            <Button variant="quiet" size="small" onClick={readAloud.refuse}>
              {t('voice.refuse_remote')}
            </Button>
          </div>
        </Notice>
      )}
      {readAloud.hasFailed && <Notice tone="error">{t('voice.failed')}</Notice>}
    </div>
  )
}
