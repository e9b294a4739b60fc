import { type GroupType, groupTypes } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../components/ui/chip'
import { Group } from '../../../components/ui/group'
import styles from './type-chips.module.css'

type TypeChipsProps = { value: GroupType | null; onChange: (value: GroupType | null) => void }

/** One kind of community, or all. On a phone the row scrolls sideways. */
export function TypeChips({ value, onChange }: TypeChipsProps) {
  const { t } = useTranslation('community')
  return (
    <Group aria-label={t('filters.label')} className={styles.row}>
      <Chip isPressed={value === null} onClick={() => onChange(null)}>
        {t('filters.all')}
      </Chip>
      {groupTypes.map((type) => (
        <Chip key={type} isPressed={value === type} onClick={() => onChange(value === type ? null : type)}>
          {t(`filters.${type}`)}
        </Chip>
      ))}
    </Group>
  )
}
