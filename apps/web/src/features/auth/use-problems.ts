import { type RefObject, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { noProblems, type Problems } from './problems'
import { useProblemWords } from './use-problem-words'

/** What is wrong with a form, tied to its fields. `Field` names are the names of the form's controls. */
export function useProblems<Field extends string>(form: RefObject<HTMLFormElement | null>) {
  const [problems, setProblems] = useState<Problems<Field>>(noProblems)
  const problemMessage = useProblemWords()
  const messageId = useId()

  return {
    /** Says what is wrong, and leads to the first field that has to change. */
    show(next: Problems<Field>): void {
      // Drawn before the focus moves, so that a screen reader reads the field with its error.
      flushSync(() => setProblems(next))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    },
    /** Forgets what was said of the whole form, and of the field that changed. */
    forget(field: Field): void {
      setProblems(({ fields }) => ({ form: null, fields: withoutField(fields, field) }))
    },
    forgetAll: () => setProblems(noProblems),
    message: problems.form && { id: messageId, words: problemMessage(problems.form) },
    /** Attributes of one field. */
    of(field: Field) {
      const problem = problems.fields[field]
      if (!problem) return {}
      return problem === 'see_form'
        ? { isInvalid: true, 'aria-describedby': messageId }
        : { error: problemMessage(problem) }
    },
  }
}

function withoutField<Field extends string>(
  fields: Problems<Field>['fields'],
  changed: Field,
): Problems<Field>['fields'] {
  const kept: Problems<Field>['fields'] = {}
  for (const [name, problem] of Object.entries(fields) as [Field, NonNullable<(typeof fields)[Field]>][])
    if (name !== changed && problem !== 'see_form') kept[name] = problem
  return kept
}
