import type { ComponentProps } from 'react'
import { CheckedTextArea, CheckedTextField } from '../../../safety/checked-field'

/** The longest texts that the contract of a tool's writing takes. */
const wordsMaxLength = 2000
const lineMaxLength = 300

type Written = { onWrite: (text: string) => void }

type WordsFieldProps = Written & Omit<ComponentProps<typeof CheckedTextArea>, 'onChange'>

/** Several sentences. */
export function WordsField({ onWrite, rows = 3, ...rest }: WordsFieldProps) {
  return (
    <CheckedTextArea
      maxLength={wordsMaxLength}
      {...rest}
      rows={rows}
      onChange={(event) => onWrite(event.target.value)}
    />
  )
}

type LineFieldProps = Written & Omit<ComponentProps<typeof CheckedTextField>, 'onChange'>

/** One line of words. */
export function LineField({ onWrite, ...rest }: LineFieldProps) {
  return <CheckedTextField maxLength={lineMaxLength} {...rest} onChange={(event) => onWrite(event.target.value)} />
}
