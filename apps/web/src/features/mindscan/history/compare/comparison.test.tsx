import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildTextAnalysis, buildVideoAnalysis } from '../../../../testing/build-analysis'
import { readText } from '../../read-text'
import { derivedId, light, mindscanWith, rows, strained } from '../testing/mindscan-with'

test('two readings are chosen by keyboard and stand side by side, the earlier one first', async () => {
  const { user, router } = mindscanWith([readText(strained, 'en'), readText(light, 'en'), buildVideoAnalysis()])
  await rows()
  screen.getByRole('button', { name: 'Compare two' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByText('Choose two results.')).toBeTruthy()
  const show = screen.getByRole('button', { name: 'Show side by side' })
  expect(show).toHaveProperty('disabled', true)
  const [, lighter, heavier] = screen.getAllByRole('checkbox')
  for (const box of [lighter, heavier]) {
    box?.focus()
    await user.keyboard(' ')
  }
  expect(screen.getByText('Two chosen.')).toBeTruthy()
  expect(screen.getAllByRole('checkbox')[0]).toHaveProperty('disabled', true)
  await user.click(show)

  const comparison = await screen.findByRole('region', { name: 'Two results side by side' })
  expect(router.state.location.search).toEqual({ compare: `${derivedId(1)},${derivedId(0)}` })
  const heading = within(comparison).getByRole('heading', { level: 3 })
  // The focus comes right after the heading.
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(within(comparison).getByText(/a bigger share of light words/)).toBeTruthy()
  const table = within(comparison).getByRole('table')
  const [earlier, later] = within(table).getAllByRole('columnheader')
  expect(earlier?.textContent).toMatch(/^Earlier1 Nov 2026/)
  expect(later?.textContent).toMatch(/^Later2 Nov 2026/)
  const cells = [...table.querySelectorAll('tbody')].map((group) =>
    [...group.querySelectorAll('th, td')].map((cell) => cell.textContent),
  )
  expect(cells[0]).toEqual([
    'What it suggests',
    'It sounds like a lot is weighing on you.',
    "There's some light in what you said.",
  ])
  expect(cells[1]?.[1]).toMatch(/^-1\.00$/)
  expect(cells[3]?.[1]).toMatch(/^Counted: 0 light words and 4 heavy words in 31 words\.heavyworrying, deadline/)
  expect(comparison.textContent).not.toMatch(/\b(better|worse|improv|declin)/i)

  await user.click(within(comparison).getByRole('button', { name: 'Close comparison' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Earlier results' }))
})

test('an address with two ids opens their comparison; words and a video keep what each of them has', async () => {
  mindscanWith(
    [buildVideoAnalysis(), readText('I am sad and so tired', 'en')],
    `?compare=${derivedId(1)},${derivedId(0)}`,
  )
  const comparison = await screen.findByRole('region', { name: 'Two results side by side' })
  const [video, words] = within(comparison)
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
  expect([video, words]).toEqual([expect.stringContaining('Video, 0:42'), expect.stringContaining('Typed')])
  expect(within(comparison).getByText(/At least one is only a first impression/)).toBeTruthy()
  expect(within(comparison).getByText('No score, only counts')).toBeTruthy()
  expect(within(comparison).getByText('Joy').parentElement?.textContent).toMatch(/55/)
  expect(within(comparison).getByRole('list', { name: 'Feelings in your words' })).toBeTruthy()
})

test('words that need help bring the help lines into a comparison, and no score of theirs', async () => {
  mindscanWith(
    [readText(`${light} I want to die.`, 'en'), readText(light, 'en')],
    `?compare=${derivedId(0)},${derivedId(1)}`,
  )
  const comparison = await screen.findByRole('region', { name: 'Two results side by side' })
  expect(within(comparison).getByText(/matters more than any comparison/)).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Help from a person' })).toBeTruthy()
  const scores = within(comparison).getByText('Score, from -1 heavy to 1 light').closest('tbody')
  expect(scores?.querySelector('td')?.textContent).toBe('No score, only counts')
})

test('a comparison with a reading that is gone says so', async () => {
  mindscanWith([buildTextAnalysis()], `?compare=${derivedId(0)},${derivedId(7)}`)
  expect(await screen.findByText("We couldn't find one of these results. It may have been deleted.")).toBeTruthy()
})
