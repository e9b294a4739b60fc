import type { ToolId } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'

type RoutinesTabProps = {
  /** The tool that a new routine begins with: the builder opens with it. */
  newTool?: ToolId | null
  /** The builder that `newTool` opened is closed; the address need not name it any more. */
  onNewClosed?: () => void
}

/** The person's own routines and the ready-made ones. */
export function RoutinesTab(_props: RoutinesTabProps) {
  const { t } = useTranslation('routines')
  return <h2>{t('own.heading')}</h2>
}
