import { type TipId, tipIds } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import styles from './tip-list.module.css'

/** Three small things, each with one sentence. A tip that a newer or older Maitri does not know is left out. */
export function TipList({ suggestions }: { suggestions: readonly string[] }) {
  const { t } = useTranslation('mindscan')
  const known = suggestions.filter((id) => tipIds.some((tip) => tip === id)) as TipId[]
  return (
    <ol className={styles.tips}>
      {known.map((id) => (
        <li key={id}>
          <h3>{t(`tips.${id}.title`)}</h3>
          <p>{t(`tips.${id}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}
