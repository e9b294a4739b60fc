import type { ToolWriting } from '@maitri/contracts'
import { screen, within } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { forgetRecords } from '../../../data/records/records-of'
import { belongTo } from '../../../safety/crisis-owner'
import type { ActivityProps } from '../player/activity'
import { renderTool } from './testing/render-tool'

afterEach(() => {
  belongTo('somebody else')
  forgetRecords()
})

const worry = (text: string): ToolWriting => ({
  kind: 'worry',
  text,
  canAct: null,
  nextAction: '',
  lettingGo: '',
  settledAt: null,
})

const kept: readonly ToolWriting[] = [
  worry('the fee'),
  { kind: 'good_things', things: [{ what: 'chai', why: 'Ma made it' }] },
  { kind: 'sankalpa', text: 'I rest' },
  { kind: 'own_trap', name: 'Sunday mind' },
]

/** A tool that has kept something of several kinds. */
function Keeps({ onKeep }: ActivityProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    for (const writing of kept) onKeep(writing)
  }, [])
  return null
}

async function openList() {
  const tool = await renderTool(Keeps)
  for (let step = 1; step < 5; step += 1) await tool.next()
  return { ...tool, list: await tool.complete() }
}

test('what was written stands by tool, and every one is opened, changed and deleted by keyboard', async () => {
  const { user, list, press, write } = await openList()
  expect((await list.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent)).toEqual([
    'The worry box',
    'The jar of good things',
    'Lines to carry',
    'Your own thinking traps',
  ])
  list.getByRole('button', { name: 'the fee' }).focus()
  await user.keyboard('{Enter}')
  await press('Edit: the fee')
  await write('One worry, on one slip', ' for June')
  await press('Not now')
  await write('A line that lets it rest', 'tomorrow')
  await press('Save')
  expect(await list.findByRole('button', { name: 'the fee for June', expanded: true })).toBe(document.activeElement)
  expect(list.getByText('tomorrow')).toBeDefined()

  await press('Edit: the fee for June')
  await write('One worry, on one slip', ' and July')
  await press('Cancel')
  expect(list.queryByText(/July/)).toBeNull()

  await press('Delete: the fee for June')
  expect(list.getByRole('button', { name: 'the fee for June' })).toBeDefined()
  await press('Delete for good: the fee for June')
  expect(await screen.findByText('Deleted')).toBeDefined()
  expect(list.queryByRole('region', { name: 'The worry box' })).toBeNull()
  expect(document.activeElement).toBe(list.getByRole('heading', { name: 'What I wrote' }))
})

test('every field of the good things can be changed', async () => {
  const { list, press, write } = await openList()
  await press('chai')
  await press('Edit: chai')
  await write('Good thing 1', ' on the terrace')
  await write('Why, 1', ' slowly')
  await press('Save')
  expect(await list.findByRole('button', { name: 'chai on the terrace' })).toBeDefined()
  expect(
    within(list.getByRole('region', { name: 'The jar of good things' })).getByText('Ma made it slowly'),
  ).toBeDefined()
})

test('a change goes through the gate, and can still be saved', async () => {
  const { user, list, press, write } = await openList()
  await press('I rest')
  await press('Edit: I rest')
  await write('Line', ' for ever, I want to kill myself')
  await user.tab()
  expect((await screen.findAllByRole('link', { name: /14416/ })).length).toBeGreaterThan(0)
  await press('Save')
  expect(await list.findByRole('button', { name: /^I rest for ever/ })).toBeDefined()
})
