import { useTranslation } from 'react-i18next'
import { type SuggestionId, steadyingSuggestions, suggestionIds } from './choose-suggestions'
import styles from './suggestion-list.module.css'

type SuggestionListProps = { suggestions: readonly string[]; isHeavy: boolean }

/** What may help, each with one sentence. A suggestion that a newer or older Maitri does not know is left out. */
export function SuggestionList({ suggestions, isHeavy }: SuggestionListProps) {
  const { t } = useTranslation('video')
  const known = suggestions.filter((id): id is SuggestionId => suggestionIds.some((one) => one === id))
  return (
    <ol className={styles.suggestions}>
      {(isHeavy ? steadyingSuggestions : known).map((id) => (
        <li key={id}>
          <h4>{t(`suggestions.${id}.title`)}</h4>
          <p>{t(`suggestions.${id}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}
