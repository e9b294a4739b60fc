import { useTranslation } from 'react-i18next'
import { Notice } from '../../../components/ui/notice'
import type { VoiceProblem } from './voice-problem'

/** What a person can do about a failure that the platform names. */
const hints = {
  'not-allowed': 'not_allowed',
  'service-not-allowed': 'not_allowed',
  'audio-capture': 'no_microphone',
  network: 'network',
  'language-not-supported': 'language',
} as const

const hintOf = (error: string) => (error in hints ? hints[error as keyof typeof hints] : null)

export function VoiceProblemNotice({ problem }: { problem: VoiceProblem }) {
  const { t } = useTranslation('mindscan')
  if (problem.key === 'time_up')
    return (
      <Notice tone="info" role="status">
        {t('voice.problem.time_up')}
      </Notice>
    )
  if (problem.key !== 'failed')
    return (
      <Notice tone="error" role="alert">
        {t(`voice.problem.${problem.key}`)}
      </Notice>
    )
  const hint = hintOf(problem.error)
  return (
    <Notice tone="error" role="alert">
      <p>{t('voice.problem.failed', { message: problem.error })}</p>
      {hint && <p>{t(`voice.problem.hint.${hint}`)}</p>}
    </Notice>
  )
}
