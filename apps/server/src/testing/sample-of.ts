import * as z from 'zod/mini'

/** The part of JSON Schema that the contracts come out as. */
type JsonSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  format?: string
  pattern?: string
  properties?: Record<string, JsonSchema>
  propertyNames?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  minItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  default?: unknown
}

const sampleMoment = '2026-11-20T08:00:00.000Z'
const sampleId = '6f1f9d0e-6c0f-4c53-9c6b-1f8a3f6f2f10'

/** A value that `schema` takes as input, with `words` in every free text. Throws where the schema has a rule that JSON Schema cannot say. */
export function sampleOf(schema: z.core.$ZodType, words = 'the marigold canary'): unknown {
  return samplesOf(schema, words)[0]
}

/** One such value for each variant of a union, and one of any other schema. */
export function samplesOf(schema: z.core.$ZodType, words = 'the marigold canary'): unknown[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const samples = (json.oneOf ?? json.anyOf ?? [json]).map((variant) => build(variant, words))
  for (const sample of samples) z.parse(schema, sample)
  return samples
}

function build(schema: JsonSchema, words: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const variant = (schema.oneOf ?? schema.anyOf)?.[0]
  if (variant) return build(variant, words)
  if (schema.type === 'object') return buildObject(schema, words)
  if (schema.type === 'array') {
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => build(schema.items ?? {}, words))
  }
  if (schema.type === 'string') return buildText(schema, words)
  if (schema.type === 'boolean') return true
  if (schema.type === 'number' || schema.type === 'integer') {
    return Math.max(schema.minimum ?? 0, (schema.exclusiveMinimum ?? -1) + 1, 0)
  }
  return null
}

function buildObject({ properties = {}, propertyNames, additionalProperties }: JsonSchema, words: string) {
  const named = Object.entries(properties).map(([name, property]) => [name, build(property, words)])
  const values = typeof additionalProperties === 'object' ? additionalProperties : {}
  const keyed = (propertyNames?.enum ?? []).map((name) => [name, build(values, words)])
  return Object.fromEntries([...named, ...keyed])
}

function buildText({ format, pattern, minLength = 0, maxLength }: JsonSchema, words: string): string {
  if (format === 'date-time') return sampleMoment
  if (format === 'date') return sampleMoment.slice(0, 10)
  if (format === 'uuid') return sampleId
  if (format === 'email') return 'canary@example.org'
  const text = pattern && !new RegExp(pattern).test(words) ? words.replaceAll(/\W+/g, '-') : words
  return text.slice(0, maxLength).padEnd(minLength, '.')
}
