import type { HttpBindings } from '@hono/node-server'
import type { Person } from './services/sessions'

/** What the parts of one request share. `incoming` is absent where a test asks the app directly. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** The pattern of the route that answers, for logs and metrics; never the path itself, which can name a person's record. */
    route: string
    person: Person
  }
}
