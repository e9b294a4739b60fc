import { signOut } from '@maitri/contracts'
import { callApi } from '../api-client'

/** Ends the session on the server. Throws `ApiError`. */
export const endSession = () => callApi(signOut, {})
