import { useTranslation } from 'react-i18next'
import { Strip } from '../../../components/kolam/strip'
import styles from './typing-sign.module.css'

/** Three dots with a moving line, and what they mean in words; the region is always there, so that its words are heard. */
export function TypingSign({ isWriting }: { isWriting: boolean }) {
  const { t } = useTranslation('mindmitra')
  return (
    <div role="status" className={styles.sign}>
      {isWriting && (
        <>
          <Strip n={3} filled={3} spacing={18} className={styles.strip} />
          <span>{t('conversation.writing')}</span>
        </>
      )}
    </div>
  )
}
