import type { ToolId } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { durationOfTools } from './tools-duration'

/** Lengths in the language of the interface: minutes below an hour, hours and minutes from there on. */
export function useLengthWords(): (tools: readonly ToolId[]) => string {
  const { t } = useTranslation('routines')
  return (tools) => {
    const { minutes: all } = durationOfTools(tools)
    const hours = Math.floor(all / 60)
    const minutes = t('length.minutes', { count: all % 60 })
    if (hours === 0) return minutes
    const wholeHours = t('length.hours', { count: hours })
    return all % 60 === 0 ? wholeHours : t('length.hours_and_minutes', { hours: wholeHours, minutes })
  }
}
