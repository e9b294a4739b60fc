import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../../components/ui/loading'
import { ResourcesPanel } from '../resources/later-resources-panel'

type ReadingResources = {
  /** Opens the resources; the focus comes back to the button that was pressed when they are closed. */
  open: () => void
  /** The button that opens them, where they opened by themselves. */
  opener: RefObject<HTMLElement | null>
  /** Belongs right under the result. */
  panel: ReactNode
}

/** Health resources for the words of one reading, opened inline under its result; `opensByItself` does so with the result. */
export function useReadingResources(text: string, opensByItself = false): ReadingResources {
  const { t } = useTranslation('common')
  const [openText, setOpenText] = useState(opensByItself ? text : null)
  const [comesByItself, setComesByItself] = useState(opensByItself)
  const opener = useRef<HTMLElement | null>(null)

  function open() {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setComesByItself(false)
    setOpenText(text)
  }

  function close() {
    setOpenText(null)
    opener.current?.focus()
  }

  const panel = openText === text && (
    <Suspense fallback={<Loading label={t('loading')} />}>
      <ResourcesPanel key={text} text={text} onClose={close} comesByItself={comesByItself} />
    </Suspense>
  )
  return { open, opener, panel }
}
