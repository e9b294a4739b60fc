import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'

type NoServiceProps = { reason: 'none' | 'guest' | 'unreached'; onWrite: () => void }

/** Says plainly why no file can be turned into words here, and what can be done instead. */
export function NoService({ reason, onWrite }: NoServiceProps) {
  const { t } = useTranslation('mindscan')
  return (
    <Notice
      tone="info"
      action={
        <Button variant="secondary" size="small" onClick={onWrite}>
          {t('voice.write')}
        </Button>
      }
    >
      {t(`voice.service.${reason}`)}
    </Notice>
  )
}
