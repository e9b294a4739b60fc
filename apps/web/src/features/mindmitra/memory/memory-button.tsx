import { NotebookText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../components/ui/icon-button'
import type { RememberedHandle } from '../../../data/conversation/use-remembered'

const MemoryDialog = lazy(async () => ({ default: (await import('./memory-dialog')).MemoryDialog }))

/** The way to what Mindmitra remembers, always there: also to see that it is nothing. */
export function MemoryButton({ memory }: { memory: RememberedHandle }) {
  const { t } = useTranslation('mindmitra')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton label={t('memory.title')} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <NotebookText strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <MemoryDialog memory={memory} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
