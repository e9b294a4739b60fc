import { Check, Copy, Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ExternalButtonLink } from '../../../components/ui/button'
import rows from '../rows.module.css'

const iconLook = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Opens a mail; for a browser without a mail program the address can be taken along. */
export function SupportMail({ email }: { email: string }) {
  const { t } = useTranslation('profile')
  const [isCopied, setIsCopied] = useState(false)
  // Refused by the browser: the address stands above.
  const copy = () =>
    navigator.clipboard.writeText(email).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  return (
    <>
      <p>{t('help.contact', { email })}</p>
      <div className={rows.actions}>
        <ExternalButtonLink
          href={`mailto:${email}?subject=${encodeURIComponent(t('help.subject'))}`}
          icon={<Mail {...iconLook} />}
        >
          {t('help.email_support')}
        </ExternalButtonLink>
        {'clipboard' in navigator && (
          <Button
            variant="quiet"
            icon={isCopied ? <Check {...iconLook} /> : <Copy {...iconLook} />}
            onClick={() => void copy()}
          >
            {t('help.copy')}
          </Button>
        )}
      </div>
      <p role="status" className={rows.note}>
        {isCopied && t('help.copied')}
      </p>
    </>
  )
}
