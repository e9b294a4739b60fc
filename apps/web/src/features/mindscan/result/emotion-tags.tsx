import type { EmotionLabel } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import type { Hue } from '../../../components/ui/hue'
import { Tag } from '../../../components/ui/tag'
import styles from './emotion-tags.module.css'

/** Which tint a feeling stands on; the word says it, the colour only groups. */
const hues: Record<EmotionLabel, Hue> = {
  happy: 'tulsi',
  calm: 'tulsi',
  relieved: 'tulsi',
  grateful: 'tulsi',
  hopeful: 'tulsi',
  proud: 'tulsi',
  confident: 'tulsi',
  excited: 'marigold',
  loved: 'tulsi',
  sad: 'indigo',
  lonely: 'indigo',
  hurt: 'lotus',
  hopeless: 'indigo',
  disappointed: 'indigo',
  guilty: 'lotus',
  ashamed: 'lotus',
  anxious: 'marigold',
  stressed: 'brick',
  afraid: 'marigold',
  overwhelmed: 'brick',
  angry: 'brick',
  frustrated: 'brick',
  jealous: 'lotus',
  tired: 'indigo',
  surprised: 'peacock',
  neutral: 'peacock',
}

export function EmotionTags({ emotions }: { emotions: readonly EmotionLabel[] }) {
  const { t } = useTranslation('mindscan')
  return (
    <ul className={styles.tags} aria-label={t('result.feelings')}>
      {emotions.map((emotion) => (
        <li key={emotion}>
          <Tag hue={hues[emotion]}>{t(`emotions.${emotion}`)}</Tag>
        </li>
      ))}
    </ul>
  )
}
