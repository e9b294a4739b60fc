import { TextField } from '../../../components/ui/field'

type MomentFieldProps = { label: string; value: string | null; onChange: (moment: string | null) => void }

/** Day and time in the person's own zone; empty leaves it open. */
export function MomentField({ label, value, onChange }: MomentFieldProps) {
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={value === null ? '' : localText(new Date(value))}
      onChange={(event) => {
        const moment = new Date(event.target.value)
        onChange(Number.isNaN(moment.getTime()) ? null : moment.toISOString())
      }}
    />
  )
}

/** As the field of the browser writes it: local time without a zone, to the minute. */
function localText(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}
