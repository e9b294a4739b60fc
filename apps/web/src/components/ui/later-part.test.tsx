import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, test, vi } from 'vitest'
import { LaterPart } from './later-part'

test('a part that cannot be fetched is left out, and what stands beside it stays', async () => {
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Missing = lazy(() => Promise.reject<{ default: () => null }>(new TypeError('Failed to fetch')))
  render(
    <main>
      <p>A check-in</p>
      <LaterPart place={<p>One moment</p>}>
        <Missing />
      </LaterPart>
    </main>,
  )
  expect(screen.getByText('One moment')).toBeTruthy()
  await vi.waitFor(() => expect(screen.queryByText('One moment')).toBeNull())
  expect(screen.getByText('A check-in')).toBeTruthy()
})
