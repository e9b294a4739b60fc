import { useTranslation } from 'react-i18next'
import { KolamHalo } from '../../components/kolam/kolam-halo'
import { Reveal } from '../../components/ui/reveal'
import styles from './testimonials.module.css'

const voices = [
  { key: 'asha', hue: 'marigold' },
  { key: 'imran', hue: 'indigo' },
] as const

/** Two stories that are ours and say so. */
export function Testimonials() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="testimonials">
      <Reveal>
        <h2 id="testimonials">{t('testimonials.title')}</h2>
      </Reveal>
      <div className={styles.quotes}>
        {voices.map(({ key, hue }, order) => (
          <Reveal key={key} order={order}>
            <figure>
              <blockquote className={styles.quote}>{t(`testimonials.${key}.quote`)}</blockquote>
              <figcaption className={styles.voice}>
                <KolamHalo name={t(`testimonials.${key}.name`)} seed={`voice:${key}`} hue={hue} />
                <span>
                  <strong>{t(`testimonials.${key}.name`)}</strong>
                  <span className={styles.place}>{t(`testimonials.${key}.place`)}</span>
                </span>
              </figcaption>
            </figure>
          </Reveal>
        ))}
      </div>
      <p className={styles.note}>{t('testimonials.note')}</p>
    </section>
  )
}
