import { jwtVerify } from 'jose'
import { tokenSyncKey } from '../providers/token-sync/token-receiver'
import { type Recorded, type Reply, startProviderStandIn } from './provider-stand-in'

type TokenReceiverScenario = {
  secret: string
  appUrl: string
  /** What goes wrong from now on; null for nothing. */
  fault?: Reply | null
}

/**
 * A receiver of tokens on this machine, as strict as Firebase's `/__session`: 201 to a valid token, 204 where a session ends, and 400 to
 * anything that is not exactly as it should be. `sessions` are the ids that are signed in there.
 */
export async function startTokenReceiver({ secret, appUrl, fault = null }: TokenReceiverScenario) {
  const sessions = new Map<string, string>()
  const scenario = { fault }
  const tokens = new Set<string>()

  async function reply({ method, path, headers, body }: Recorded): Promise<Reply> {
    if (scenario.fault) return scenario.fault
    const refuse = (text: string) => ({ status: 400, text })
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
    if (path !== '/session-sync' || body.length > 0 || !token) return refuse('form')
    if (headers.cookie !== undefined || headers.origin !== undefined) return refuse('of a browser')
    if (tokens.has(`${method} ${token}`)) return refuse('sent twice')
    tokens.add(`${method} ${token}`)
    const options = { issuer: appUrl, audience: standIn.url, algorithms: ['HS256'], requiredClaims: ['sub', 'exp'] }
    const verified = await jwtVerify(token, tokenSyncKey(secret), options).catch(() => null)
    if (!verified) return refuse('token')
    const { sub, sid } = verified.payload
    if (typeof sid !== 'string' || sub === undefined) return refuse('claims')
    if (method === 'POST') sessions.set(sid, sub)
    else if (method === 'DELETE') sessions.delete(sid)
    else return refuse('method')
    return method === 'POST' ? { status: 201, text: '' } : { status: 204, text: '' }
  }

  const standIn = await startProviderStandIn(reply)
  return { ...standIn, url: `${standIn.url}/session-sync`, sessions, scenario }
}
