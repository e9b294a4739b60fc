import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import styles from './writing.module.css'

/** Says that something was begun earlier, and clears it only when asked twice. */
export function FoundDraft({ onAfresh }: { onAfresh: () => void }) {
  const { t } = useTranslation('tool_writing')
  const [isSure, setIsSure] = useState(false)
  return (
    <Notice tone="info" role="status">
      <p>{t(isSure ? 'found.sure' : 'found.text')}</p>
      <div className={styles.row}>
        {isSure ? (
          <>
            <Button variant="onstone" size="small" onClick={onAfresh}>
              {t('found.clear')}
            </Button>
            <Button variant="onstone" size="small" onClick={() => setIsSure(false)}>
              {t('found.stay')}
            </Button>
          </>
        ) : (
          <Button variant="onstone" size="small" onClick={() => setIsSure(true)}>
            {t('found.afresh')}
          </Button>
        )}
      </div>
    </Notice>
  )
}
