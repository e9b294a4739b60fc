import type { ComponentProps } from 'react'

type GroupProps = Omit<ComponentProps<'div'>, 'role'> & ({ 'aria-label': string } | { 'aria-labelledby': string })

/** Controls that belong together, under one name. A fieldset is for a form, and neither scrolls sideways nor takes a place in every browser's grid. */
export function Group(props: GroupProps) {
  // biome-ignore lint/a11y/useSemanticElements: the reason stands above
  return <div role="group" {...props} />
}
