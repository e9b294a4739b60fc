import { buildAnalysis, buildSignUp } from '../src/testing/factories'

/** A new person on the server at `url`, by the cookie, and the address of the one record they have. */
export async function signInWithOneRecord(url: string) {
  const send = (method: string, path: string, body: unknown, cookie = '') =>
    fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', origin: url, cookie },
      body: JSON.stringify(body),
    })
  const signUp = await send('POST', '/api/auth/sign-up', buildSignUp())
  const cookie = signUp.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const path = '/api/analyses/6c9e4a53-6b1f-4a5e-8d2c-0f0b3f1c9a11'
  const written = await send('PUT', path, buildAnalysis(), cookie)
  if (!signUp.ok || !written.ok) throw new Error(`Sign-up answered ${signUp.status}, the record ${written.status}`)
  return { cookie, recordUrl: url + path }
}
