import type { ComponentProps } from 'react'
import { TextField } from '../../../components/ui/field'
import { TextArea } from '../../../components/ui/text-area'

/** The longest texts that the contract of a tool's writing takes. */
const wordsMaxLength = 2000
const lineMaxLength = 300

type Written = { value: string; onWrite: (text: string) => void; onRead: (text: string) => void }

type WordsFieldProps = Written & Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'onBlur'>

/** Several sentences; they are read by the gate when the person leaves the field. */
export function WordsField({ onWrite, onRead, rows = 3, ...rest }: WordsFieldProps) {
  return (
    <TextArea
      maxLength={wordsMaxLength}
      {...rest}
      rows={rows}
      onChange={(event) => onWrite(event.target.value)}
      onBlur={(event) => onRead(event.target.value)}
    />
  )
}

type LineFieldProps = Written & Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur'>

/** One line of words, read in the same way. */
export function LineField({ onWrite, onRead, ...rest }: LineFieldProps) {
  return (
    <TextField
      maxLength={lineMaxLength}
      {...rest}
      onChange={(event) => onWrite(event.target.value)}
      onBlur={(event) => onRead(event.target.value)}
    />
  )
}
