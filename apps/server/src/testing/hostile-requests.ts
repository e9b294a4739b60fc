import * as fc from 'fast-check'

/** The part of JSON Schema in which the API's document describes what it takes. */
type JsonSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  format?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  minimum?: number
  maximum?: number
}

type Parameter = { name: string; in: 'path' | 'query'; schema: JsonSchema }
type Described = {
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}
export type ApiDocument = { paths: Record<string, Record<string, Described>> }

/** One route of the API as its document describes it. */
export type Operation = Described & { method: string; path: string }

export type HostileRequest = { method: string; path: string; contentType: string | null; body: string | null }

/** Stands in every hostile text, so that whoever repeats one is found. */
export const hostileMark = 'qzxcanaryqzx'

/** Every route of the document, in its order. */
export const operationsOf = ({ paths }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ ...described, method: method.toUpperCase(), path })),
  )

/** Requests to one route: most parts as its schema says, some as nobody would send them by mistake. */
export function hostileRequests({
  method,
  path,
  parameters = [],
  requestBody,
}: Operation): fc.Arbitrary<HostileRequest> {
  const values = Object.fromEntries(parameters.map((parameter) => [parameter.name, inAddress(parameter.schema)]))
  const schema = requestBody?.content['application/json']?.schema
  const types = requestBody ? Object.keys(requestBody.content) : []
  const contentType = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...(types.length > 0 ? types : [null])) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-7', 'multipart/form-data', ''),
    },
  )
  return fc
    .record({ named: fc.record(values), body: bodyOf(schema, requestBody !== undefined), contentType })
    .map(({ named, body, contentType: sentType }): HostileRequest => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => named[name] || 'x')
      const asked = parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name }) => `${name}=${named[name] ?? ''}`)
      return {
        method,
        path: asked.length > 0 ? `${filled}?${asked.join('&')}` : filled,
        contentType: body === null ? null : (sentType?.replace('*', 'x') ?? null),
        body,
      }
    })
}

const marked = (texts: string[]) => texts.map((text) => `${hostileMark}${text}`)

const hostileTexts = fc.oneof(
  fc.constantFrom(
    ...marked([
      '\u0000',
      '\u001b[2J\r\n',
      '\u202e',
      '\ud800',
      '\udfff!',
      "'; drop table users; --",
      '<script>alert(1)</script>',
    ]),
    ...marked(['../../../etc/passwd', '%00', '{{7*7}}', '\u00e9'.repeat(3_000), 'x'.repeat(70_000)]),
    ...['__proto__', 'constructor', 'toString', '', ' ', '\ufeff', 'null', 'NaN', '1e999', '-1'],
  ),
  fc.string({ unit: 'binary', maxLength: 200 }).map((text) => `${hostileMark}${text}`),
)

const hostileMoments = fc.constantFrom(
  ...['2026-13-45T99:99:99.000Z', '9999-12-31T23:59:59.999Z', '2099-01-01T00:00:00.000Z', '0001-01-01T00:00:00.000Z'],
  ...['-271821-04-20T00:00:00.000Z', '2026-02-30T00:00:00.000Z', '2026-11-20T08:00:00+05:30', '20', '2026-11-20'],
)

const nested = (depth: number) => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], hostileMark)

const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  hostileTexts,
  hostileMoments,
  fc.constantFrom(null, true, -1, 0, -0, 1.5, 2 ** 53, 1e308, -1e308, [], {}, [[]], nested(400)),
  fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}')),
  fc.jsonValue({ maxDepth: 3 }),
)

const hostileBodies = fc.constantFrom(
  ...['', '{', '[', 'null', '"', '{"a":1e999}', '{"a":1,"a":2}', '\u0000', '[]', '0', '\ud800'],
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":"${'x'.repeat(1_100_000)}"}`,
)

const bodyOf = (schema: JsonSchema | undefined, hasBody: boolean): fc.Arbitrary<string | null> => {
  if (!hasBody) return fc.constant(null)
  if (!schema) return hostileTexts
  return fc.oneof(
    { weight: 12, arbitrary: validOf(schema).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileBodies },
  )
}

const inAddress = (schema: JsonSchema): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: mostlyValid(schema).map((value) => encode(String(value))) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%ff', '%ed%a0%80', '%2e%2e%2f', '%00', '..', '?', '#', '&&=') },
  )

/** Half a character cannot stand in an address. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/gu, '')).slice(0, 8_000)

const mostlyValid = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: validOf(schema) }, { weight: 1, arbitrary: hostileValues })

function validOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const variants = schema.oneOf ?? schema.anyOf
  if (variants) return fc.oneof(...variants.map(validOf))
  if (schema.type === 'object') return objectOf(schema)
  if (schema.type === 'array') return fc.array(mostlyValid(schema.items ?? {}), { maxLength: 3 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'number' || schema.type === 'integer') {
    const { minimum = -1_000_000, maximum = 1_000_000 } = schema
    return fc.integer({ min: Math.ceil(Math.max(minimum, -(2 ** 31))), max: Math.floor(Math.min(maximum, 2 ** 31)) })
  }
  return hostileValues
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, mostlyValid(property)])),
    { requiredKeys: required.filter((name) => name in properties) },
  )
  const others = typeof additionalProperties === 'object' ? mostlyValid(additionalProperties) : hostileValues
  const further = fc.dictionary(fc.constantFrom('__proto__', 'constructor', hostileMark), others, { maxKeys: 1 })
  return fc.oneof(
    { weight: 6, arbitrary: named },
    { weight: 1, arbitrary: fc.tuple(named, further).map(([one, other]) => ({ ...one, ...other })) },
  )
}

function textOf({ format }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.oneof(fc.constant('2026-11-20T08:00:00.000Z'), hostileMoments)
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.constantFrom('someone@example.org', `${hostileMark}@example.org`)
  return fc.oneof(fc.constantFrom('a few words', 'Asia/Kolkata', 'en', 'monsoon kettle 7'), hostileTexts)
}
