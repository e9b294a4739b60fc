import { HeartHandshake, LampDesk, ShieldCheck, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './benefits.module.css'

const benefits = [
  { key: 'mutual_support', hue: 'peacock', Icon: HeartHandshake },
  { key: 'shared_wisdom', hue: 'marigold', Icon: LampDesk },
  { key: 'reduce_isolation', hue: 'lotus', Icon: UsersRound },
  { key: 'safe_space', hue: 'tulsi', Icon: ShieldCheck },
] as const

/** Why sitting together does good: four reasons, icons only. */
export function Benefits() {
  const { t } = useTranslation('community')
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits">{t('benefits.title')}</h2>
      <ul className={styles.list}>
        {benefits.map(({ key, hue, Icon }) => (
          <li key={key} data-hue={hue} className={styles.benefit}>
            <Icon size={28} strokeWidth={1.75} aria-hidden="true" />
            <h3>{t(`benefits.${key}.title`)}</h3>
            <p>{t(`benefits.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
