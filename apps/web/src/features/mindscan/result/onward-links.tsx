import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths'
import { ButtonLink } from '../../../components/ui/button'
import styles from './onward-links.module.css'

/** Where a reading may lead, in order. Each shows once its screen stands in `paths`: a link never leads to nothing. */
const onward = [
  { screen: 'copingTools', key: 'result.onward.coping_tools', variant: 'primary' },
  { screen: 'mindmitra', key: 'result.onward.mindmitra', variant: 'secondary' },
  { screen: 'therapists', key: 'result.onward.therapists', variant: 'quiet' },
] as const

export function OnwardLinks() {
  const { t } = useTranslation('mindscan')
  const screens: Partial<Record<string, string>> = paths
  return (
    <div className={styles.links}>
      {onward.map(({ screen, key, variant }) => {
        const to = screens[screen]
        return (
          to && (
            <ButtonLink key={screen} to={to} variant={variant} wide>
              {t(key)}
            </ButtonLink>
          )
        )
      })}
    </div>
  )
}
