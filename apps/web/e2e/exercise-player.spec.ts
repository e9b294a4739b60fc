import type { Page } from '@playwright/test'
import { beginExercise, button, expectDone } from './support/exercise'
import { continueAsGuest, expect, test } from './support/test'

/** What the page asked of the device: wake locks that are held, tracks that are live, sounds that were begun. */
type Asked = { locks: number; tracks: MediaStreamTrack[]; sounds: number }

async function watchDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: Asked = { locks: 0, tracks: [], sounds: 0 }
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        async request() {
          asked.locks += 1
          return {
            async release() {
              asked.locks -= 1
            },
          }
        },
      },
    })
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints)
      asked.tracks.push(...stream.getTracks())
      return stream
    }
    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function (...when) {
      asked.sounds += 1
      start.apply(this, when)
    }
    Object.assign(window, { asked })
  })
}

const askedOf = (page: Page) =>
  page.evaluate(() => {
    const { locks, tracks, sounds } = (window as unknown as { asked: Asked }).asked
    return { locks, sounds, live: tracks.filter((track) => track.readyState === 'live').length }
  })

const leftSeconds = async (page: Page) => {
  const [minutes = 0, seconds = 0] = ((await page.getByRole('timer').innerText()).match(/\d+/g) ?? []).map(Number)
  return minutes * 60 + seconds
}

test('after ten minutes asleep the time is right to a quarter of a second', async ({ page }) => {
  await beginExercise(page, 'muscle-release')
  // From the moment in which a whole second is first shown there is less than a look at the clock to it.
  const shown = await leftSeconds(page)
  let before = shown
  while (before === shown) {
    await page.clock.runFor(50)
    before = await leftSeconds(page)
  }
  // A tab that sleeps fires its timers once, when it wakes.
  await page.clock.fastForward(600_000)
  await page.clock.runFor(250)
  const after = await leftSeconds(page)
  expect(before - after).toBeGreaterThanOrEqual(600)
  expect(before - after).toBeLessThanOrEqual(601)
  // The next whole second comes when the clock says, not when the page wakes up to it: a second after the first one, give or take one look.
  await page.clock.runFor(250)
  expect(before - (await leftSeconds(page))).toBeLessThanOrEqual(601)
  await expect(page.getByText(/^Step 5 of 5/)).toBeVisible()
})

test('the screen stays awake while it runs, a pause takes no time, and what was done counts on the way out', async ({
  page,
}) => {
  await watchDevice(page)
  await beginExercise(page, 'saans')
  expect((await askedOf(page)).locks).toBe(1)
  await page.clock.runFor(30_000)
  await button(page, 'Pause').click()
  const paused = await leftSeconds(page)
  expect((await askedOf(page)).locks).toBe(0)
  await page.clock.runFor(60_000)
  expect(await leftSeconds(page)).toBe(paused)
  await button(page, 'Resume').click()
  await expect.poll(async () => (await askedOf(page)).locks).toBe(1)
  await page.clock.runFor(5_000)
  const done = 300 - (await leftSeconds(page))
  await button(page, 'Exit').click()
  await button(page, 'Stop').click()
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL(/\/coping-tools/)
  const history = await page.evaluate(() => JSON.parse(localStorage.getItem('exerciseHistory') ?? '[]'))
  expect(history).toMatchObject([{ toolId: 'saans', isComplete: false, duration: '5 min' }])
  expect(done).toBeGreaterThanOrEqual(35)
  expect(Math.abs(history[0].secondsDone - done)).toBeLessThanOrEqual(1)
  expect((await askedOf(page)).locks).toBe(0)
})

for (const [tool, heading] of [
  ['saans', 'Breathe in'],
  ['bhramari', 'Breathe in'],
  ['path-of-lamps', 'Rest your eyes on it'],
] as const)
  test(`with reduced motion words and dots say where ${tool} is, and nothing moves`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await beginExercise(page, tool)
    await button(page, 'Next').click()
    await page.clock.runFor(500)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10).length,
    )
    expect(moving).toBe(0)
  })

for (const tool of ['paanch-indriya', 'saans'])
  test(`in a panic ${tool} says in words and count where the breath is, also with reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await continueAsGuest(page, `/coping-tools/exercise?tool=${tool}&now=true`)
    const breath = page.getByRole('main')
    await expect(breath.getByText('Breathe in')).toBeVisible()
    await expect(breath.getByText('Breathe out')).toBeVisible()
    await expect(page.locator('[data-phase="out"] > div > svg')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Call 14416' })).toBeInViewport()
  })

test('by the keyboard alone: a path of lamps is watched and touched, and gone to its end', async ({ page }) => {
  await beginExercise(page, 'path-of-lamps')
  for (let step = 1; step < 3; step += 1) {
    await button(page, 'Next').focus()
    await page.keyboard.press('Enter')
  }
  const path: string[] = []
  const recall = page.getByRole('heading', { name: 'Now tap them in order' })
  while (!(await recall.isVisible())) {
    await page.clock.runFor(100)
    const lit = page.locator('[data-lit]')
    const name = (await lit.count()) > 0 ? await lit.first().getAttribute('aria-label') : null
    if (name && path.at(-1) !== name) path.push(name)
  }
  expect(path).toHaveLength(3)
  for (const name of path) {
    const lamp = button(page, name)
    for (let stops = 0; stops < 30; stops += 1) {
      if (await lamp.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'You remembered it' })).toBeVisible()
  await page.clock.fastForward(30_000)
  await button(page, 'Exit').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Keep going')).toBeFocused()
  await page.keyboard.press('Enter')
  for (const action of ['Next', 'Next', 'Complete']) {
    await button(page, action).focus()
    await page.keyboard.press('Enter')
  }
  await page.clock.runFor(1_000)
  await expectDone(page, 'path-of-lamps')
})

test('the microphone is asked for by its button, says that it is on, and every track ends with a pause', async ({
  page,
}) => {
  await watchDevice(page)
  await beginExercise(page, 'bhramari')
  expect((await askedOf(page)).live).toBe(0)
  await button(page, 'Use microphone').click()
  await expect(page.getByText("The microphone is on. We aren't recording.")).toBeVisible()
  expect((await askedOf(page)).live).toBe(1)
  await button(page, 'Pause').click()
  await expect(button(page, 'Use microphone')).toBeVisible()
  expect((await askedOf(page)).live).toBe(0)
  await button(page, 'Resume').click()
  await button(page, 'Use microphone').click()
  await expect(page.getByText("The microphone is on. We aren't recording.")).toBeVisible()
  await button(page, 'Exit').click()
  await button(page, 'Stop').click()
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL(/\/coping-tools$/)
  expect((await askedOf(page)).live).toBe(0)
})

test('a sound comes only by a press, also without a network', async ({ page, context }) => {
  await watchDevice(page)
  await beginExercise(page, 'yoga-nidra')
  await context.setOffline(true)
  await button(page, 'Voice and sound').click()
  expect((await askedOf(page)).sounds).toBe(0)
  let chosen = 0
  for (const sound of ['Tanpura', 'Rain', 'Brown noise']) {
    await button(page, sound).click()
    chosen += 1
    await expect
      .poll(async () => {
        await page.clock.runFor(50)
        return (await askedOf(page)).sounds
      })
      .toBe(chosen)
  }
  await expect(page.getByRole('slider', { name: 'Volume' })).toBeVisible()
})
