import { type CurrentUser, publicPaths } from '@maitri/contracts'
import { ApiError, loadForCall, readUnchecked } from '../api-client'

/** Who is signed in, as the server says; null for nobody. Throws `ApiError`. */
export async function askWhoIsHere(timeoutMs: number): Promise<CurrentUser | null> {
  const answer = await readUnchecked(publicPaths.session, { timeoutMs })
  // What most first visits are told needs no schema, and the sign-in page does not wait for one.
  if (isNobody(answer)) return null
  const { sessionAnswer } = await loadForCall(() => import('./session-schema'))
  const parsed = sessionAnswer.safeParse(answer)
  if (!parsed.success) throw new ApiError('internal')
  return parsed.data.user
}

const isNobody = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'user' in answer && answer.user === null
