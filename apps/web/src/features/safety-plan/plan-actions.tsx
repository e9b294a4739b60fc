import { helplineName } from '@maitri/content/helplines'
import { Download, Printer, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button'
import { isWritten, planSections, type SafetyPlan } from '../../data/safety-plan'
import { useFormat } from '../../lib/format'
import { currentLanguage } from '../../lib/i18n/i18n'
import { downloadText } from '../../platform/download-text'
import { knownLines } from './known-lines'
import styles from './plan-actions.module.css'
import { planAsText } from './plan-as-text'

/** What can be done with the plan as a whole. */
export function PlanActions({ plan, onDelete }: { plan: SafetyPlan; onDelete: () => void }) {
  const { t } = useTranslation('safety_plan')
  const format = useFormat()
  const written = plan.changedAt ? t('file.written', { date: format.date(plan.changedAt, 'day') }) : null

  function download() {
    const sections = planSections.map((section) => [section, t(`sections.${section}.heading`)] as const)
    const text = planAsText(plan, {
      heading: t('heading'),
      sections: Object.fromEntries(sections) as Record<(typeof planSections)[number], string>,
      lines: knownLines.map((line) => `${helplineName(line, currentLanguage())}: ${line.number.display}`),
      written,
    })
    downloadText(`${t('file.name')}.txt`, text)
  }

  return (
    <div className={styles.actions}>
      {written && <p className={styles.written}>{written}</p>}
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          icon={<Printer size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('actions.print')}
        </Button>
        <Button
          variant="secondary"
          icon={<Download size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={download}
        >
          {t('actions.download')}
        </Button>
        {isWritten(plan) && (
          <Button variant="quiet" icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />} onClick={onDelete}>
            {t('actions.delete')}
          </Button>
        )}
      </div>
    </div>
  )
}
