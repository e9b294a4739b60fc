import { randomUUID } from 'node:crypto'
import { type CurrentUser, type Endpoint, signIn } from '@maitri/contracts'
import { eq } from 'drizzle-orm'
import { user as users } from '../db/schema/identity'
import { ownOrigin, type TestApp } from './build-app'

export const password = 'monsoon kettle 7'

/** A person's browser: keeps cookies, names its origin, and goes on being the same person over requests. */
export type Browser = ReturnType<typeof openBrowser>

export type Sent = {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
}

export function openBrowser({ app }: Pick<TestApp, 'app'>) {
  const cookies = new Map<string, string>()

  function remember(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      if (/Max-Age=0/.test(line)) cookies.delete(name)
      else cookies.set(name, pair.slice(name.length + 1))
    }
  }

  async function request(method: string, path: string, { body, headers = {} }: Sent = {}) {
    const response = await app.request(path, {
      method,
      headers: {
        ...(method !== 'GET' && { origin: ownOrigin }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    remember(response)
    return response
  }

  return {
    cookies,
    request,
    /** Calls an endpoint of the contracts as the web app does. */
    call({ method, path }: Endpoint, { params = {}, query = {}, ...rest }: Sent = {}) {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? name))
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      return request(method, search.size > 0 ? `${filled}?${search}` : filled, rest)
    },
  }
}

export const buildSignUp = (changes: Record<string, unknown> = {}) => ({
  name: 'Asha Rao',
  email: `${randomUUID()}@example.org`,
  password,
  isAdult: true,
  consents: { improvement: false, reminders: true },
  language: 'en',
  ...changes,
})

/** A new person, signed in. */
export async function buildUser(testApp: Pick<TestApp, 'app'>, changes: Record<string, unknown> = {}) {
  const browser = openBrowser(testApp)
  const input = buildSignUp(changes)
  const response = await browser.request('POST', '/api/auth/sign-up', { body: input })
  if (response.status !== 200) throw new Error(`Sign-up answered ${response.status}`)
  const { user } = (await response.json()) as { user: CurrentUser }
  return { browser, user, email: input.email, password: input.password }
}

/** A new person, signed in, whose address is verified. */
export async function buildVerified(testApp: Pick<TestApp, 'app' | 'store'>, changes: Record<string, unknown> = {}) {
  const built = await buildUser(testApp, changes)
  await testApp.store.db.update(users).set({ emailVerified: true }).where(eq(users.id, built.user.uid))
  // A check of the session that was made before does not know of it yet.
  await built.browser.call(signIn, { body: { email: built.email, password: built.password } })
  return built
}

/** A record of the collection of activities. */
export const buildActivity = (changes: Record<string, unknown> = {}) => ({
  occurredAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  body: { type: 'tool', title: 'Box breathing' },
  ...changes,
})

/** A record of the collection of analyses. */
export const buildAnalysis = (text = 'A long day, and a kind evening.') => ({
  occurredAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  body: {
    kind: 'text',
    text,
    language: 'en',
    sentiment: 'positive',
    score: 0.5,
    positiveWords: 1,
    negativeWords: 0,
    wordCount: 7,
    emotionScores: { calm: 60, stressed: 40, focused: 55, distracted: 45, energetic: 55, tired: 45 },
    emotions: ['calm'],
    highlights: [{ start: 16, end: 20, effect: 'positive', weight: 1, reasons: [] }],
    topics: { stress: 0, anxiety: 0, breathing: 0, depression: 0 },
    isQuestion: false,
    enough: false,
    notEnoughReason: 'few_words',
    suggestions: [],
    usedFallback: false,
  },
})

/** A record of the collection of analyses, of a video. */
export const buildVideoAnalysis = (transcription = 'The rain was loud all evening.') => ({
  occurredAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  body: {
    kind: 'video',
    emotions: { joy: 55, sorrow: 5, anger: 0, surprise: 10, neutral: 30 },
    dominantEmotion: 'joy',
    usingMockEmotions: false,
    emotionSource: 'face',
    face: { frames: 20, framesWithFace: 18, framesWithHeadLowered: 0, timeline: [{ atSeconds: 0, emotions: null }] },
    transcription,
    transcriptionSource: 'browser',
    sentiment: { sentiment: 'neutral', score: 0, positiveWords: 0, negativeWords: 1 },
    suggestions: ['note_what_helped'],
    metadata: { language: 'en', durationSeconds: 42, confidence: 0.9, wordCount: 6 },
    usedFallback: false,
    verdict: 'felt_right',
  },
})

/** A record of the collection of what was written in tools. */
export const buildWriting = (text = 'The rent is due on Monday.') => ({
  occurredAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  body: { kind: 'worry', text, canAct: null, nextAction: '', lettingGo: '', settledAt: null },
})

/** A kolam of about 480 KB, as long lines make it. */
export function buildDrawing() {
  const points = Array.from({ length: 2_000 }, (_, index) => Number((Math.sin(index) * 19).toFixed(6)))
  const strokes = Array.from({ length: 24 }, () => ({ colour: 'peacock', width: 0.2, points }))
  const at = new Date().toISOString()
  return { occurredAt: at, updatedAt: at, body: { kind: 'kolam', grid: 7, symmetry: 'four', strokes, feeling: '' } }
}
