import type { ToolWriting } from '@maitri/contracts'
import type { SafetyCheck } from '../../../safety/use-safety-check'

/** What the form of one kind of writing is given: what stands there, and whom to tell of changes and of words that were left. */
export type FormProps<Writing extends ToolWriting> = {
  writing: Writing
  onChange: (writing: Writing) => void
  check: SafetyCheck
}
