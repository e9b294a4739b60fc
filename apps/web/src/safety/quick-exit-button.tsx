import type { Language } from '@maitri/domain'
import { DoorOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../components/ui/button'
import type { ButtonVariant } from '../components/ui/button-look'
import { quickExit } from './quick-exit'

type QuickExitButtonProps = {
  variant?: ButtonVariant
  wide?: boolean
  /** Where it is not the page's. */
  language?: Language | undefined
}

/** Leaves at once for a neutral page; stands under the person's name, in the mobile menu, in the footer and on the help page. */
export function QuickExitButton({ variant = 'secondary', wide = false, language }: QuickExitButtonProps) {
  const { t } = useTranslation(['common', 'shell'], language ? { lng: language } : {})
  return (
    <Button
      variant={variant}
      size="small"
      wide={wide}
      icon={<DoorOpen size={20} strokeWidth={1.75} aria-hidden="true" />}
      title={t('shell:quick_exit_hint')}
      data-quick-exit=""
      onClick={quickExit}
    >
      {t('quick_exit')}
    </Button>
  )
}
