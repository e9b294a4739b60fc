import type { TipId } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { PanelPart } from '../../../components/ui/panel'
import type { TextReading } from '../../../data/reading'
import { OnwardLinks } from './onward-links'
import { hasDebugButton, RawResultsButton } from './raw-results-button'
import styles from './reading-help.module.css'
import { TipList } from './tip-list'
import type { useReadingResources } from './use-reading-resources'

type ReadingHelpProps = {
  reading: TextReading
  tips: readonly TipId[]
  isHeavy: boolean
  resources: ReturnType<typeof useReadingResources>
  onAnother: () => void
}

/** What may help after a reading: small things, resources where the words ask something, and the ways on. */
export function ReadingHelp({ reading, tips, isHeavy, resources, onAnother }: ReadingHelpProps) {
  const { t } = useTranslation('mindscan')
  return (
    <PanelPart tone="quiet" className={styles.help}>
      <h2 className={styles.heading}>{t('result.tips')}</h2>
      <TipList tips={tips} isHeavy={isHeavy} />
      {reading.body.isQuestion && !isHeavy && (
        <Notice
          tone="info"
          action={
            <Button
              ref={(button) => {
                resources.opener.current = button
              }}
              variant="tint"
              size="small"
              onClick={resources.open}
            >
              {t('result.question.action')}
            </Button>
          }
        >
          {t('result.question.text')}
        </Notice>
      )}
      <OnwardLinks reading={reading} hasNextStep={!isHeavy} />
      <Button variant="secondary" wide onClick={onAnother}>
        {t('result.another')}
      </Button>
      {hasDebugButton && <RawResultsButton key={reading.id} body={reading.body} />}
    </PanelPart>
  )
}
