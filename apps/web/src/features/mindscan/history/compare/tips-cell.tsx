import { useTranslation } from 'react-i18next'
import type { Reading } from '../../../../data/reading'
import { tipsShown, videoTipsShown } from '../../result/tips-shown'
import { type SuggestionId, suggestionIds } from '../../video/result/choose-suggestions'
import styles from './comparison-table.module.css'

/** The titles of what was suggested. What a newer or older Maitri does not know is left out. */
export function TipsCell({ reading: { body } }: { reading: Reading }) {
  const { t } = useTranslation(['mindscan', 'video'])
  const tips = body.kind === 'video' ? videoTipsShown(body) : tipsShown(body)
  const suggestions = body.kind === 'video' && tips.length === 0 ? body.suggestions.filter(isKnown) : []
  return (
    <ul className={styles.tips}>
      {tips.map((id) => (
        <li key={id}>{t(`tips.${id}.title`)}</li>
      ))}
      {suggestions.map((id) => (
        <li key={id}>{t(`video:suggestions.${id}.title`)}</li>
      ))}
    </ul>
  )
}

const isKnown = (id: string): id is SuggestionId => suggestionIds.some((one) => one === id)
