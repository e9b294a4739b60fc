import { formatFor } from '@maitri/content/format'
import { type Helpline, helplineName } from '@maitri/content/helplines'
import { orderHelplines } from '@maitri/content/order-helplines'
import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ExternalButtonLink } from '../../components/ui/button'
import { currentLanguage, isLanguage } from '../../lib/i18n/i18n'
import { languageNames } from '../../lib/i18n/language-names'
import { useNow } from '../../lib/use-now'
import { telAddress } from '../../safety/help-addresses'
import { LineHours } from './line-hours'
import styles from './more-lines.module.css'

const moreLineIds = ['child', 'women', 'cyber', 'elderline', 'icall', 'aasra'] as const
type MoreLineId = (typeof moreLineIds)[number]

function moreLineId(line: Helpline): MoreLineId | null {
  return moreLineIds.find((id) => id === line.id) ?? null
}

/** Every line of India but those on the stone, those that are open now first. */
export function MoreLines() {
  const { t } = useTranslation('help')
  const now = useNow()
  const lines = orderHelplines({ need: null, language: currentLanguage(), now })
  return (
    <section aria-labelledby="more-lines">
      <h2 id="more-lines">{t('more.heading')}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const id = moreLineId(line)
          return id && <Line key={id} id={id} line={line} now={now} />
        })}
      </ul>
      <p className={styles.zone}>{t('hours.zone')}</p>
    </section>
  )
}

function Line({ id, line, now }: { id: MoreLineId; line: Helpline; now: Date }) {
  const { t, i18n } = useTranslation('help')
  const name = helplineName(line, currentLanguage())
  const about = [
    t(`more.about.${id}`),
    ...(line.cost === 'free' ? [t('more.free')] : []),
    ...(line.languages.length > 0 ? [namesOfLanguages(line, i18n.language)] : []),
  ]
  return (
    <li className={styles.line} data-line={id}>
      <div className={styles.name}>
        <h3>{name}</h3>
        <p className={styles.about}>{about.join('\u00a0· ')}</p>
      </div>
      <LineHours line={line} now={now} />
      <ExternalButtonLink
        href={telAddress(line.number)}
        variant="secondary"
        size="small"
        className={styles.call}
        icon={<Phone size={20} strokeWidth={1.75} aria-hidden="true" />}
        aria-label={t('more.call_line', { name, number: line.number.display })}
      >
        {line.number.display}
      </ExternalButtonLink>
    </li>
  )
}

/** Named as the language picker names them; the browser alone would say 'Bangla' in English. */
function namesOfLanguages(line: Helpline, language: string): string {
  const format = formatFor(language)
  return line.languages
    .map((spoken) =>
      language === 'en' && isLanguage(spoken) ? languageNames[spoken].english : format.languageName(spoken),
    )
    .join(', ')
}
