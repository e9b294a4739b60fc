import { useTranslation } from 'react-i18next'
import { keepThroughReload } from '../../data/through-reload'
import { useSessionStore } from '../../lib/session/session'
import { useWaitingVersion } from '../../platform/new-version'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import styles from './notice-region.module.css'

/** Offers a newer version once it is there. What was begun on this page is there again on the new one. */
export function NewVersionNotice() {
  const { t } = useTranslation('frame')
  const session = useSessionStore()
  const takeNewVersion = useWaitingVersion()
  return (
    <div role="status" className={takeNewVersion ? styles.region : undefined}>
      {takeNewVersion && (
        <Notice
          tone="info"
          action={
            <Button
              variant="quiet"
              size="small"
              onClick={() => void keepThroughReload(session).finally(takeNewVersion)}
            >
              {t('update.use')}
            </Button>
          }
        >
          {t('update.ready')}
        </Notice>
      )}
    </div>
  )
}
