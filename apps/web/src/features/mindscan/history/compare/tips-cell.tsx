import { type TipId, tipIds } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import { isHeavy, isText, type Reading, shownOf, steadyingTips } from '../../reading'
import styles from './comparison-table.module.css'

/** The titles of what was suggested. */
export function TipsCell({ reading }: { reading: Reading }) {
  const { t } = useTranslation('mindscan')
  const suggested = isText(reading)
    ? shownOf(reading.body).suggestions
    : isHeavy(reading.body)
      ? steadyingTips
      : reading.body.suggestions
  const known = suggested.filter((id) => tipIds.some((tip) => tip === id)) as TipId[]
  return (
    <ul className={styles.tips}>
      {known.map((id) => (
        <li key={id}>{t(`tips.${id}.title`)}</li>
      ))}
    </ul>
  )
}
