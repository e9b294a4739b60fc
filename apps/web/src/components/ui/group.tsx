import type { ComponentProps } from 'react'

type GroupProps = Omit<ComponentProps<'div'>, 'role'> & ({ 'aria-label': string } | { 'aria-labelledby': string })

/** Controls that belong together, under one name. */
export function Group(props: GroupProps) {
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; not in every browser does it scroll sideways or take its place in a grid
  return <div role="group" {...props} />
}
