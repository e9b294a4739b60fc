import type { ComponentProps } from 'react'
import { TextField } from '../components/ui/field'
import { TextArea } from '../components/ui/text-area'
import { writtenIn } from '../lib/i18n/written-in'
import { type FieldCheck, useFieldCheck } from './use-field-check'

type Checked = { check: FieldCheck; value: string }

/** One line of free text, read by the gate on every way out. Its screen shows the panel of `check` above it. */
export function CheckedTextField({
  check,
  error,
  onBlur,
  onKeyDown,
  ...rest
}: ComponentProps<typeof TextField> & Checked) {
  const leaving = useFieldCheck(check, rest.value)
  return (
    <TextField
      {...writtenIn(rest.value)}
      {...rest}
      error={error || check.unread(rest.value)}
      onBlur={(event) => {
        onBlur?.(event)
        leaving.onBlur()
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        leaving.onKeyDown(event)
      }}
    />
  )
}

/** Several sentences, read in the same way. */
export function CheckedTextArea({
  check,
  error,
  onBlur,
  onKeyDown,
  ...rest
}: ComponentProps<typeof TextArea> & Checked) {
  const leaving = useFieldCheck(check, rest.value)
  return (
    <TextArea
      {...writtenIn(rest.value)}
      {...rest}
      error={error || check.unread(rest.value)}
      onBlur={(event) => {
        onBlur?.(event)
        leaving.onBlur()
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        leaving.onKeyDown(event)
      }}
    />
  )
}
