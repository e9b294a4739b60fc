import { FileJson, FileSpreadsheet, FileText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Notice } from '../../../../components/ui/notice'
import { downloadFile } from '../../../../platform/download-file'
import rows from '../../rows.module.css'
import { checkInsCsv, checkInsOf } from './check-ins-csv'
import { type OwnCopy, readablePage } from './readable-page'
import { usePageWords } from './use-page-words'

/** Each file at a press of its own: browsers stop a page that saves several at once. */
export function SaveFiles({ copy }: { copy: OwnCopy }) {
  const { t } = useTranslation(['data', 'check_in'])
  const pageWords = usePageWords()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])

  const save = (ending: string, type: string, text: string) =>
    downloadFile(`maitri-${copy.madeAt.slice(0, 10)}.${ending}`, new Blob([text], { type }))

  const checkIns = checkInsOf(copy)
  const csv = () =>
    checkInsCsv(checkIns, {
      columns: [
        t('check_in:details.when'),
        t('check_in:scale.label'),
        t('check_in:details.feelings'),
        t('check_in:details.tags'),
        t('check_in:details.note'),
      ],
      feeling: (feeling) => t(`check_in:feelings.${feeling}`),
      tag: (tag) => t(`check_in:tags.${tag}`),
    })

  return (
    <div className={rows.form}>
      <Notice tone="success" role="status">
        {t('download.ready')}
      </Notice>
      <p className={rows.note}>{t('download.note')}</p>
      <div className={rows.actions}>
        <Button
          ref={first}
          icon={<FileText size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => save('html', 'text/html;charset=utf-8', readablePage(copy, pageWords(copy.madeAt)))}
        >
          {t('download.save_page')}
        </Button>
        <Button
          variant="secondary"
          icon={<FileJson size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => save('json', 'application/json', JSON.stringify(copy, null, 2))}
        >
          {t('download.save_data')}
        </Button>
        {checkIns.length > 0 && (
          <Button
            variant="secondary"
            icon={<FileSpreadsheet size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => save('csv', 'text/csv;charset=utf-8', csv())}
          >
            {t('download.save_check_ins')}
          </Button>
        )}
      </div>
    </div>
  )
}
