import type * as z from 'zod/mini'

type Schema = z.core.$ZodType
export type PathPart = PropertyKey | { key: PropertyKey }

/**
 * The dotted path of a value in what was sent, as far as `schema` names it: fields of ours and places in lists. It ends before the
 * first key that the sender chose, for that is text of a person.
 */
export function contractPath(schema: Schema, path: readonly PathPart[]): string {
  const named: string[] = []
  let within = [schema]
  for (const part of path) {
    const name = String(typeof part === 'object' ? part.key : part)
    within = within.flatMap((outer) => partOf(outer, name))
    if (within.length === 0) break
    named.push(name)
  }
  return named.join('.')
}

/** What `schema` takes at `name`, once for each of its variants; nothing where the name is none of its own. */
function partOf(schema: Schema, name: string): Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if ('innerType' in def) return partOf(def.innerType, name)
  switch (def.type) {
    case 'pipe':
      return partOf(def.in, name)
    case 'union':
      return def.options.flatMap((option) => partOf(option, name))
    case 'object':
      return Object.hasOwn(def.shape, name) && def.shape[name] ? [def.shape[name]] : []
    case 'array':
      return /^\d+$/.test(name) ? [def.element] : []
    case 'record':
      return def.keyType._zod.values?.has(name) ? [def.valueType] : []
    default:
      return []
  }
}
