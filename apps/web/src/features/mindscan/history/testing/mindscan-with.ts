import { readSession, type TextAnalysis, type VideoAnalysis } from '@maitri/contracts'
import { screen } from '@testing-library/react'
import { buildUser } from '../../../../testing/build-user'
import { keepRecords } from '../../../../testing/keep-records'
import { renderApp, signedOutApi } from '../../../../testing/render-app'

export const strained =
  'Office has been heavy this month. I keep worrying about the deadline even at night, and I am not sleeping well. I am tired all day and I snap at everybody.'
export const light =
  'Today was a lovely day. I felt happy and calm, the rain was beautiful, and I am grateful for my friends and the good food we had together.'

export const derivedId = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

let people = 0

/** Mindscan of an account that has these readings, the first one oldest, a day apart. */
export function mindscanWith(bodies: (TextAnalysis | VideoAnalysis)[], search = '') {
  people += 1
  const api = signedOutApi()
  api.answer(readSession, { user: buildUser({ uid: `reader-${people}` }) })
  const given = bodies.map((body, index) => {
    const occurredAt = new Date(Date.UTC(2026, 10, 1 + index, 8)).toISOString()
    return { collection: 'analyses' as const, id: derivedId(index), occurredAt, body }
  })
  const server = keepRecords(api, given)
  return { ...renderApp(`/mindscan${search}`, api), server }
}

export const rows = () => screen.findAllByRole('button', { name: /^Open the result from/ })
