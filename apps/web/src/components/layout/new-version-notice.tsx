import { useTranslation } from 'react-i18next'
import { useWaitingVersion } from '../../platform/new-version'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import styles from './notice-region.module.css'

/** Offers a newer version once it has been fetched; nobody's page reloads without being asked. */
export function NewVersionNotice() {
  const { t } = useTranslation('frame')
  const takeNewVersion = useWaitingVersion()
  return (
    <div role="status" className={takeNewVersion ? styles.region : undefined}>
      {takeNewVersion && (
        <Notice
          tone="info"
          action={
            <Button variant="quiet" size="small" onClick={takeNewVersion}>
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
