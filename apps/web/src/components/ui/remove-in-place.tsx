import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './icon-button'
import { RemoveQuestion, type RemoveWords } from './remove-question'

/** A bin that asks in its own place before something is removed. */
export function RemoveInPlace({ onRemove, ...words }: RemoveWords & { onRemove: () => void }) {
  const [step, setStep] = useState<'idle' | 'asking' | 'kept'>('idle')
  if (step === 'asking') return <RemoveQuestion {...words} onRemove={onRemove} onKeep={() => setStep('kept')} />
  return (
    <IconButton label={words.label} autoFocus={step === 'kept'} onClick={() => setStep('asking')}>
      <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  )
}
