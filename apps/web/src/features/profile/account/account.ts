import type { account } from '@maitri/contracts'
import type * as z from 'zod/mini'

/** The person's own record, as the server answers it. */
export type Account = z.output<typeof account>
