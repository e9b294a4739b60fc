import { useFormDraft } from '../../data/use-form-draft'
import { CheckInForm } from './check-in-form'
import { checkInDraft, draftOf, type KeptCheckIn } from './draft'

type CheckInChangeProps = {
  kept: KeptCheckIn
  ground?: 'paper' | 'stone'
  onPoint?: ((mood: number) => void) | undefined
  onKept: (record: KeptCheckIn) => void
  /** The way out that changes nothing. */
  onLeave: () => void
}

/** A kept check-in is changed: what was written and not saved when the screen was left is there again. */
export function CheckInChange({ kept, onKept, onLeave, ...rest }: CheckInChangeProps) {
  const { draft, begun, change, drop } = useFormDraft({
    name: `check-in ${kept.id}`,
    schema: checkInDraft,
    begin: draftOf(kept),
  })
  return (
    <CheckInForm
      {...rest}
      kept={kept}
      initial={draft}
      begun={begun}
      // The form tells what it begins with as well.
      onDraft={(next) => {
        if (next !== draft) change(next)
      }}
      onKept={(record) => {
        drop()
        onKept(record)
      }}
      onLeave={() => {
        drop()
        onLeave()
      }}
    />
  )
}
