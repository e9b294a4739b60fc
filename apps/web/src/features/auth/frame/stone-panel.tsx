import { Link } from '@tanstack/react-router'
import { AudioLines, MessageCircle, UsersRound, Wind } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { firstFigures } from '../../../components/kolam/first-figures'
import { KolamDrawing } from '../../../components/kolam/kolam-drawing'
import { classNames } from '../../../components/ui/class-names'
import { firstPaths } from '../../../config/first-paths'
import styles from './stone-panel.module.css'

const features = [
  { name: 'analysis', Icon: AudioLines },
  { name: 'mindmitra', Icon: MessageCircle },
  { name: 'therapists', Icon: UsersRound },
  { name: 'coping_tools', Icon: Wind },
] as const

/** What Maitri is, beside the form. It is drawn before anything is known of the person; its line draws itself meanwhile. */
export function StonePanel() {
  const { t } = useTranslation('auth')
  return (
    <div className={classNames('stone first-light', styles.stone)}>
      <div className={styles.view}>
        <KolamDrawing figure={firstFigures.threshold} animate="draw" className={styles.art} />
        <div className={styles.heading}>
          <p className={styles.title}>{t('stone.title')}</p>
          <Link to={firstPaths.privacy} className={styles.private}>
            <span className={styles.seal}>
              <KolamDrawing figure={firstFigures.seal} px={40} />
            </span>
            <span>
              <strong>{t('stone.private.title')}</strong>
              <span className={styles.privateText}>{t('stone.private.text')}</span>
            </span>
          </Link>
        </div>
        <ul className={styles.features}>
          {features.map(({ name, Icon }) => (
            <li key={name} className={styles.feature}>
              <Icon size={22} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
              <div>
                <strong>{t(`stone.features.${name}.title`)}</strong>
                <p className={styles.featureText}>{t(`stone.features.${name}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
