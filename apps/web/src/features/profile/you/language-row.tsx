import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../components/layout/help-now-link'
import { LanguageList } from '../../../components/layout/language-list'
import { Dialog } from '../../../components/ui/dialog'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { languageNames } from '../../../lib/i18n/language-names'
import { RowWords, rowLinkClass } from '../row-link'

/** One row that names the language of the moment; the eight stand behind it. */
export function LanguageRow() {
  const { t } = useTranslation(['shell', 'frame'])
  const [isOpen, setIsOpen] = useState(false)
  const current = currentLanguage()
  return (
    <>
      <button type="button" className={rowLinkClass} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <RowWords icon={Languages} value={<span lang={current}>{languageNames[current].native}</span>}>
          {t('shell:language.label')}
        </RowWords>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('shell:language.label')}
        closeLabel={t('frame:bar.close')}
        headerAction={<HelpNowLink />}
        size="small"
      >
        <LanguageList />
      </Dialog>
    </>
  )
}
