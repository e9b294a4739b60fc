import { type TipId, tipIds } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import { isMarked, isText, type Reading, shownOf } from '../../../../data/reading'
import { type SuggestionId, steadyingSuggestions, suggestionIds } from '../../video/result/choose-suggestions'
import styles from './comparison-table.module.css'

/** The titles of what was suggested. What a newer or older Maitri does not know is left out. */
export function TipsCell({ reading }: { reading: Reading }) {
  const { t } = useTranslation(['mindscan', 'video'])
  const titles = isText(reading)
    ? knownOf<TipId>(tipIds, shownOf(reading.body).suggestions).map((id) => t(`tips.${id}.title`))
    : knownOf<SuggestionId>(
        suggestionIds,
        isMarked(reading.body) ? steadyingSuggestions : reading.body.suggestions,
      ).map((id) => t(`video:suggestions.${id}.title`))
  return (
    <ul className={styles.tips}>
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}

function knownOf<Id extends string>(known: readonly Id[], suggested: readonly string[]): Id[] {
  return suggested.filter((id): id is Id => known.some((one) => one === id))
}
