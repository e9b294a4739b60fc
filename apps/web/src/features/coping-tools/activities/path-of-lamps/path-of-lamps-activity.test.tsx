import { screen } from '@testing-library/react'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { playActivity } from '../testing/play-activity'
import { Activity } from './path-of-lamps-activity'

await i18next.loadNamespaces(['tool_lamps', 'coping_tools'])

const gaze = () => playActivity(Activity, 'path-of-lamps')

/** The numbers of the lamps of the path, as they are told while it is shown. */
async function watchPath(wait: (ms: number) => Promise<void>): Promise<number[]> {
  const lamps: number[] = []
  for (let looks = 0; looks < 200 && !screen.queryByRole('heading', { name: 'Now tap them in order' }); looks += 1) {
    const told = screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(' ')
    const number = Number(/Lamp (\d)$/.exec(told)?.[1] ?? 0)
    if (number && lamps.at(-1) !== number) lamps.push(number)
    await wait(100)
  }
  return lamps
}

test('who should not gaze is told, and closed eyes can stay open', async () => {
  const { choose, press, wait } = gaze()
  expect(screen.getByText(/Skip this if you have seizures, glaucoma, a recent eye operation/)).toBeTruthy()
  await choose('Eyes open, looking down')
  await press('Next')
  expect(screen.getByRole('heading', { name: 'Rest your eyes on it' })).toBeTruthy()
  await wait(60_300)
  expect(screen.getByRole('heading', { name: 'Look down, eyes open' })).toBeTruthy()
  await wait(30_000)
  expect(screen.getByRole('heading', { name: 'Rest your eyes on it' })).toBeTruthy()
})

test('by keys: a path is watched, touched in order, grows when wanted, and is told at the end', async () => {
  const { user, press, wait } = gaze()
  for (let step = 1; step < 3; step += 1) await press('Next')
  expect(screen.getByRole('group', { name: 'Nine lamps' })).toBeTruthy()
  const first = await watchPath(wait)
  expect(first).toHaveLength(3)
  await press(`Lamp ${first[0]} of 9`)
  expect(screen.getByRole('button', { name: `Lamp ${first[0]} of 9` }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('1 of 3')).toBeTruthy()
  await user.keyboard(`${first[1]}${first[2]}`)
  expect(screen.getByRole('heading', { name: 'You remembered it' })).toBeTruthy()
  expect(screen.getByText('Longest path this time: 3 lamps')).toBeTruthy()
  await press('Longer path')
  expect(await watchPath(wait)).toHaveLength(4)
  for (let step = 3; step < 5; step += 1) await press('Next')
  expect(screen.getByRole('heading', { name: 'Rest your eyes' })).toBeTruthy()
  expect(screen.getByText('Longest path this time: 3 lamps')).toBeTruthy()
})

test('another order shows the same path again, with no word of blame, and so does asking for it', async () => {
  const { press, wait } = gaze()
  for (let step = 1; step < 3; step += 1) await press('Next')
  const path = await watchPath(wait)
  const wrong = [1, 2, 3, 4].find((lamp) => lamp !== path[0])
  await press(`Lamp ${wrong} of 9`)
  expect(screen.getByRole('heading', { name: 'The same path again' })).toBeTruthy()
  expect(screen.getByText("That was a different order. It doesn't count against you.")).toBeTruthy()
  expect(await watchPath(wait)).toEqual(path)
  await press('Show again')
  expect(screen.queryByText(/different order/)).toBeNull()
  expect(await watchPath(wait)).toEqual(path)
})

test('a pause halts the lamps, and the step can be left in the middle', async () => {
  const { press, wait } = gaze()
  for (let step = 1; step < 3; step += 1) await press('Next')
  await wait(1_500)
  await press('Pause')
  await wait(20_000)
  expect(screen.getByRole('heading', { name: 'Watch the lamps' })).toBeTruthy()
  await press('Next')
  expect(screen.getByRole('heading', { name: 'Rest your eyes on it' })).toBeTruthy()
})
