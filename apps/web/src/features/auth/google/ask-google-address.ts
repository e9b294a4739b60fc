import { startGoogleSignIn } from '@maitri/contracts'
import { callApi } from '../../../lib/api-client'

/** The address at Google that the popup opens. Throws `ApiError`. */
export async function askGoogleAddress(startsEmpty: boolean, signal: AbortSignal): Promise<string> {
  return (await callApi(startGoogleSignIn, { body: { startsEmpty } }, { signal })).url
}
