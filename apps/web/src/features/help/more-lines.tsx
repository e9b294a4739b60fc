import { type HelpLine, helpLineName } from '@maitri/content/help-lines'
import { orderHelpLines } from '@maitri/content/order-help-lines'
import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { telAddress } from '../../components/crisis-help/help-addresses'
import { ExternalButtonLink } from '../../components/ui/button'
import { currentLanguage, isLanguage } from '../../lib/i18n'
import { languageNames } from '../../lib/language-names'
import { useNow } from '../../lib/use-now'
import { LineHours } from './line-hours'
import styles from './more-lines.module.css'

const moreLineIds = ['child', 'women', 'elderline', 'icall', 'aasra'] as const
type MoreLineId = (typeof moreLineIds)[number]

function moreLineId(line: HelpLine): MoreLineId | null {
  return moreLineIds.find((id) => id === line.id) ?? null
}

/** Every line of India but those on the stone, those that are open now first. */
export function MoreLines() {
  const { t } = useTranslation('help')
  const now = useNow()
  const lines = orderHelpLines({ need: null, language: currentLanguage(), now })
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

function Line({ id, line, now }: { id: MoreLineId; line: HelpLine; now: Date }) {
  const { t, i18n } = useTranslation('help')
  const name = helpLineName(line, currentLanguage())
  const about = [
    t(`more.about.${id}`),
    ...(line.cost === 'free' ? [t('more.free')] : []),
    ...(line.languages.length > 0 ? [namesOfLanguages(line, i18n.language)] : []),
  ]
  return (
    <li className={styles.line}>
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
function namesOfLanguages(line: HelpLine, language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return line.languages
    .map((spoken) => (language === 'en' && isLanguage(spoken) ? languageNames[spoken].english : names.of(spoken)))
    .join(', ')
}
