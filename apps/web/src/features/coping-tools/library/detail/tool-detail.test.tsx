import { copingTool, copingTools } from '@maitri/content/coping-tools'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import type { ToolRecord } from '../../../../data/what-works'
import { ToolDetail } from './tool-detail'

beforeAll(() => i18next.loadNamespaces(['tool_library', 'coping_tools']))

function Detail({ id, record }: { id: Parameters<typeof copingTool>[0]; record?: ToolRecord }) {
  const [before, setBefore] = useState<number | null>(null)
  return (
    <>
      <ToolDetail tool={copingTool(id)} record={record} before={before} onBefore={setBefore} />
      <output>{before ?? 'not named'}</output>
    </>
  )
}

test('five steps stand with times that add up to the stated length', () => {
  render(<Detail id="bhramari" />)
  const steps = within(screen.getByRole('heading', { name: 'Five steps' }).parentElement as HTMLElement)
  expect(steps.getAllByText(/^\d+ (?:min|sec)\b/).map(({ textContent }) => textContent)).toEqual([
    '40 sec',
    '1 min 24 sec',
    '30 sec',
    '2 min 6 sec',
    '1 min 20 sec',
  ])
})

test('the grade stands with what it means, and what all four mean can be read', () => {
  render(<Detail id="saans" />)
  expect(screen.getByText('Evidence A')).toBeTruthy()
  expect(screen.getByText('A: Several trials found that it helps.')).toBeTruthy()
  expect(screen.getByText('Only for fun.')).toBeTruthy()
})

test('a source with a certain address is a link that tells the other site nothing; any other is printed', () => {
  render(<Detail id="saans" />)
  const links = screen.getAllByRole('link')
  expect(links).toHaveLength(copingTool('saans').sources.filter(({ url }) => url).length)
  for (const link of links) {
    expect(link.getAttribute('href')).toMatch(/^https:\/\//)
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(link.textContent).toContain('opens in a new tab')
  }
  expect(screen.getByText('Cell Reports Medicine 2023, 100895')).toBeTruthy()
})

test('where no trial can be named, none is', () => {
  render(<Detail id="paanch-indriya" />)
  expect(screen.getByText('None yet.')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test.each(copingTools.map(({ id }) => id))('%s says what to mind before it is begun', (id) => {
  render(<Detail id={id} />)
  const safety = i18next.t(`coping_tools:tools.${id}.safety`)
  expect(screen.getByText('Before you start').parentElement?.textContent).toContain(safety)
})

test('strain can be named before, and taken back', async () => {
  const user = userEvent.setup()
  render(<Detail id="saans" />)
  await user.click(screen.getByRole('button', { name: '7' }))
  expect(screen.getByRole('status').textContent).toBe('7')
  await user.click(screen.getByRole('button', { name: '7' }))
  expect(screen.getByRole('status').textContent).toBe('not named')
})

test("one's own record stands with the tool, where there is one", () => {
  const record = { timesUsed: 3, moods: { better: 2, same: 0, worse: 1 }, pairs: 0, less: 0, meanChange: null }
  render(<Detail id="jaali" record={{ toolId: 'jaali', ...record }} />)
  expect(screen.getByText('Done 3 times. How you felt after: better (2), worse (1).')).toBeTruthy()
})
