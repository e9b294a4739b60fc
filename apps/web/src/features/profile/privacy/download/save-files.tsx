import { FileJson, FileText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Notice } from '../../../../components/ui/notice'
import { downloadFile } from '../../../../platform/download-file'
import rows from '../../rows.module.css'
import { type OwnCopy, readablePage } from './readable-page'
import { usePageWords } from './use-page-words'

/** Both files at a press each: browsers stop a page that saves two at once. */
export function SaveFiles({ copy }: { copy: OwnCopy }) {
  const { t } = useTranslation('data')
  const pageWords = usePageWords()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])

  const save = (ending: string, type: string, text: string) =>
    downloadFile(`maitri-${copy.madeAt.slice(0, 10)}.${ending}`, new Blob([text], { type }))

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
      </div>
    </div>
  )
}
