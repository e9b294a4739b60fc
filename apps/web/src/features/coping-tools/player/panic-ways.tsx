import { helpline } from '@maitri/content/helplines'
import type { ToolId } from '@maitri/contracts'
import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink, ExternalButtonLink } from '../../../components/ui/button'
import { paths } from '../../../config/paths'
import { telAddress } from '../../../safety/help-addresses'
import styles from './panic-ways.module.css'

const { number } = helpline('tele_manas')
const grounding: ToolId = 'paanch-indriya'

/** What is one press away in a panic: a voice on the phone, and grounding where it is another exercise that runs by itself. */
export function PanicWays({ hasGrounding }: { hasGrounding: boolean }) {
  const { t } = useTranslation(['common', 'coping_tools'])
  return (
    <div className={styles.ways}>
      <ExternalButtonLink
        href={telAddress(number)}
        variant="call"
        icon={<Phone size={20} strokeWidth={1.75} aria-hidden="true" />}
      >
        {t('call_number', { number: number.display })}
      </ExternalButtonLink>
      {hasGrounding && (
        <ButtonLink to={paths.exercise} search={{ tool: grounding, now: true }} variant="onstone">
          {t(`coping_tools:tools.${grounding}.title`)}
        </ButtonLink>
      )}
    </div>
  )
}
