import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** What the stand-in does with the next sign-in; by default a right one. */
export type GoogleScenario = {
  /** Ends on the callback with this error, as where the person presses Cancel. */
  denies?: boolean
  /** Replaces claims of the identity token; undefined leaves one out. */
  claims?: Record<string, unknown>
  signs?: 'RS256' | 'none' | 'HS256 with the client secret' | 'with an unknown key'
  tokenAnswers?: 'html' | '500' | 'nothing'
}

export const googleClient = { clientId: 'maitri-test-client', clientSecret: 'a secret for tests' }

export const googlePerson = {
  sub: '110248495921238986420',
  email: 'asha@example.org',
  email_verified: true,
  name: 'Asha Rao',
  picture: 'https://photos.example/asha.png',
}

type Grant = { nonce: string | null; challenge: string; redirectUri: string }

/** An OpenID issuer on this machine with Google's addresses, as strict as Google's about what it is sent. */
export async function startGoogleIssuer() {
  const [ours, unknown] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const certificate = { ...(await exportJWK(ours.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }
  const grants = new Map<string, Grant>()
  const tokenRequests: URLSearchParams[] = []
  let scenario: GoogleScenario = {}
  let issued = 0

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end())
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', issuerUrl)
    if (url.pathname === '/.well-known/openid-configuration') {
      return sendJson(response, 200, {
        issuer: issuerUrl,
        authorization_endpoint: `${issuerUrl}/o/oauth2/v2/auth`,
        token_endpoint: `${issuerUrl}/token`,
        jwks_uri: `${issuerUrl}/certs`,
      })
    }
    if (url.pathname === '/certs') return sendJson(response, 200, { keys: [certificate] })
    if (url.pathname === '/o/oauth2/v2/auth') return authorize(url.searchParams, response)
    if (url.pathname === '/token' && request.method === 'POST') return redeem(request, response)
    response.writeHead(404).end()
  }

  function authorize(asked: URLSearchParams, response: ServerResponse) {
    const isRight =
      asked.get('client_id') === googleClient.clientId &&
      asked.get('response_type') === 'code' &&
      asked.get('scope') === 'openid email profile' &&
      asked.get('prompt') === 'select_account' &&
      asked.get('code_challenge_method') === 'S256' &&
      asked.has('code_challenge') &&
      asked.has('state') &&
      asked.has('redirect_uri')
    if (!isRight) return sendJson(response, 400, { error: 'invalid_request' })
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.searchParams.set('state', asked.get('state') ?? '')
    if (scenario.denies) {
      back.searchParams.set('error', 'access_denied')
    } else {
      const code = `code-${++issued}`
      grants.set(code, {
        nonce: asked.get('nonce'),
        challenge: asked.get('code_challenge') ?? '',
        redirectUri: asked.get('redirect_uri') ?? '',
      })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { location: back.href }).end()
  }

  async function redeem(request: IncomingMessage, response: ServerResponse) {
    const body = new URLSearchParams(await readText(request))
    tokenRequests.push(body)
    if (scenario.tokenAnswers === '500') return response.writeHead(500).end()
    if (scenario.tokenAnswers === 'html')
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello')
    if (scenario.tokenAnswers === 'nothing') return request.socket.destroy()
    const code = body.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      grant &&
      body.get('grant_type') === 'authorization_code' &&
      body.get('client_id') === googleClient.clientId &&
      body.get('client_secret') === googleClient.clientSecret &&
      body.get('redirect_uri') === grant.redirectUri &&
      challenge === grant.challenge
    if (!isRight) return sendJson(response, 400, { error: 'invalid_grant' })
    const now = Math.floor(Date.now() / 1000)
    const payload = {
      iss: issuerUrl,
      aud: googleClient.clientId,
      azp: googleClient.clientId,
      iat: now,
      exp: now + 3600,
      nonce: grant.nonce,
      ...googlePerson,
      ...scenario.claims,
    }
    sendJson(response, 200, {
      access_token: 'an access token',
      expires_in: 3599,
      scope: 'openid email profile',
      token_type: 'Bearer',
      id_token: await sign(JSON.parse(JSON.stringify(payload))),
    })
  }

  async function sign(payload: JWTPayload) {
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    if (scenario.signs === 'none') return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`
    if (scenario.signs === 'HS256 with the client secret') {
      const signed = `${encode({ alg: 'HS256', kid: 'key-1' })}.${encode(payload)}`
      return `${signed}.${createHmac('sha256', googleClient.clientSecret).update(signed).digest('base64url')}`
    }
    const isUnknown = scenario.signs === 'with an unknown key'
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: isUnknown ? 'key-9' : 'key-1', typ: 'JWT' })
      .sign(isUnknown ? unknown.privateKey : ours.privateKey)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const issuerUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuerUrl,
    tokenRequests,
    play(next: GoogleScenario) {
      scenario = next
    },
    /** What the person's browser does in the popup: opens the page and is sent back. Returns the address it is sent to. */
    async choose(authorizationUrl: string) {
      const page = await fetch(authorizationUrl, { redirect: 'manual' })
      const location = page.headers.get('location')
      if (page.status !== 302 || !location) throw new Error(`The issuer refused the request with ${page.status}`)
      return new URL(location)
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function sendJson(response: ServerResponse, status: number, value: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

async function readText(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
