import type { HttpBindings } from '@hono/node-server'
import type { Person } from './services/sessions'

/** One request, from its arrival to its answer. */
export type Visit = {
  requestId: string
  /** The pattern of the route that answers, for logs and metrics; never the path itself, which can name a person's record. */
  route: string
  /** The code of the refusal, where the answer is one. */
  refusal?: string
}

/** What the parts of one request share. `incoming` is absent where a test asks the app directly. */
export type AppEnv = {
  Bindings: Partial<HttpBindings> & { visit: Visit }
  Variables: { person: Person }
}
