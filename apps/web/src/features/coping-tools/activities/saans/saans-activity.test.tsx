import { fireEvent, screen } from '@testing-library/react'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { playActivity } from '../testing/play-activity'
import { Activity, otherCourse } from './saans-activity'

await i18next.loadNamespaces(['tool_breath', 'coping_tools'])

const phase = (name: string) => screen.queryByRole('heading', { name })

test('the sigh takes 33 rounds of its own, and is still chosen after a reload', async () => {
  const { choose, press, wait, kept, timeLeft } = playActivity(Activity, 'saans')
  expect(timeLeft()).toBe('05:00')
  await choose('Double breath in, long out')
  expect(timeLeft()).toBe('05:27')
  expect(screen.getByText(/33 rounds/)).toBeTruthy()
  await press('Next')
  expect(phase('Breathe in')).toBeTruthy()
  await wait(2_300)
  expect(phase('A little more')).toBeTruthy()
  await wait(7_000)
  for (let round = 2; round < 33; round += 1) await wait(9_000)
  expect(kept.breaths).toBe(33)
  await wait(9_000)
  expect(screen.getByRole('heading', { name: 'Let the breath be' })).toBeTruthy()
  expect(otherCourse(kept.draft)?.stepSeconds).toEqual([20, 27, 135, 135, 10])
  expect(otherCourse({ rhythm: 'box' })).toBeNull()
})

test("one's own breath leads by touch and by key: held it goes in, let go it goes out", async () => {
  const { choose, press, wait, kept, timeLeft } = playActivity(Activity, 'saans')
  await choose('Your own breath, by touch')
  expect(timeLeft()).toBe('05:00')
  await press('Next')
  await wait(1_000)
  expect(phase('Breathe as it comes')).toBeTruthy()
  const hold = screen.getByRole('button', { name: 'Hold as you breathe in' })
  fireEvent.keyDown(hold, { key: ' ' })
  await wait(300)
  expect(phase('Breathe in')).toBeTruthy()
  fireEvent.keyDown(hold, { key: ' ', repeat: true })
  fireEvent.keyUp(hold, { key: ' ' })
  await wait(300)
  expect(phase('Breathe out')).toBeTruthy()
  fireEvent.blur(hold)
  await wait(20_000)
  expect(phase('Breathe out'), 'nobody is told when to breathe in').toBeTruthy()
  // A screen reader presses without holding.
  fireEvent.click(hold, { detail: 0 })
  await wait(300)
  expect(phase('Breathe in')).toBeTruthy()
  expect(kept.breaths).toBe(2)
})
