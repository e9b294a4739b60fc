import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'

type DeleteButtonProps = {
  /** What would go, in a few words. */
  name: string
  isOnStone?: boolean
  onDelete: () => void
}

/** One button with two presses: it keeps the focus, says what it does, and nothing goes by accident. */
export function DeleteButton({ name, isOnStone = false, onDelete }: DeleteButtonProps) {
  const { t } = useTranslation('tool_writing')
  const [isSure, setIsSure] = useState(false)
  return (
    <Button
      variant={isOnStone ? 'onstone' : isSure ? 'danger' : 'quiet'}
      size="small"
      icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
      aria-label={t(isSure ? 'delete.sure_label' : 'delete.label', { name })}
      onBlur={() => setIsSure(false)}
      onClick={() => (isSure ? onDelete() : setIsSure(true))}
    >
      {t(isSure ? 'delete.sure' : 'delete.delete')}
    </Button>
  )
}
