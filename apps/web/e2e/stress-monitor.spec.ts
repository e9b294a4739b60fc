import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { recordsSent } from './support/records-sent'
import { continueAsGuest, expect, signIn, signUp, test } from './support/test'

const score = (page: Page) => page.getByRole('meter', { name: 'Stress' })
const slider = (page: Page, name: string) => page.getByRole('slider', { name })
const monitor = (page: Page) => page.getByRole('region', { name: 'Stress right now', exact: true })

async function openMonitor(page: Page): Promise<void> {
  await continueAsGuest(page, '/mindscan')
  await expect(monitor(page)).toBeVisible()
}

/** A Bluetooth that the page cannot tell from the browser's; the test sends packets and breaks the connection through `window.strap`. */
async function scriptBluetooth(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const characteristic = Object.assign(new EventTarget(), {
      value: undefined as DataView | undefined,
      startNotifications: async () => characteristic,
    })
    const strap = {
      isReachable: true,
      connects: 0,
      disconnects: 0,
      filters: '',
      send(hex: string) {
        characteristic.value = new DataView(Uint8Array.from(hex.split(' '), (byte) => Number.parseInt(byte, 16)).buffer)
        characteristic.dispatchEvent(new Event('characteristicvaluechanged'))
      },
      lose() {
        strap.isReachable = false
        device.dispatchEvent(new Event('gattserverdisconnected'))
      },
    }
    const device = Object.assign(new EventTarget(), {
      name: 'Strap 12',
      gatt: {
        async connect() {
          strap.connects += 1
          if (!strap.isReachable) throw new DOMException('out of reach', 'NetworkError')
          return { getPrimaryService: async () => ({ getCharacteristic: async () => characteristic }) }
        },
        disconnect: () => {
          strap.disconnects += 1
        },
      },
    })
    Object.assign(window, { strap })
    Object.defineProperty(navigator, 'bluetooth', {
      configurable: true,
      value: {
        async requestDevice(options: unknown) {
          strap.filters = JSON.stringify(options)
          if (!navigator.userActivation.isActive) throw new DOMException('no press', 'SecurityError')
          return device
        },
      },
    })
  })
}

type ScriptedStrap = { connects: number; disconnects: number; filters: string; send(hex: string): void; lose(): void }
const strapOf = <T>(page: Page, look: (strap: ScriptedStrap) => T) =>
  page.evaluate(
    ([source]) => new Function('strap', `return (${source})(strap)`)((window as unknown as { strap: unknown }).strap),
    [look.toString()],
  ) as Promise<T>

test('the sliders move by keyboard and the score follows at once', async ({ page }) => {
  await openMonitor(page)
  await expect(monitor(page).getByText('Move one slider or measure one value to see your score.')).toBeVisible()
  await expect(score(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Save stress score' })).toBeHidden()
  await expectAccessible(page, 'before a touch')
  await slider(page, 'Anxiety').focus()
  await page.keyboard.press('Enter')
  await expect(score(page)).toHaveAttribute('aria-valuetext', '2.8 of 10')
  await expect(
    monitor(page).getByText('From your numbers: Anxiety. The rest are at their starting values.'),
  ).toBeVisible()
  await page.keyboard.press('End')
  await expect(score(page)).toHaveAttribute('aria-valuetext', '4.9 of 10')
  await expect(monitor(page).getByText('Moderate stress. Consider some relaxation techniques.')).toBeVisible()
  await slider(page, 'Breathing').focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider(page, 'Breathing')).toHaveAttribute('aria-valuetext', '15.5 breaths a minute')
  await page.getByText('How we work this out').click()
  await expect(page.getByRole('rowheader', { name: /^Total, shown as 5\.0/ })).toBeVisible()
})

test('breaths and beats are counted by Space and by touch', async ({ page }) => {
  await page.clock.install()
  await openMonitor(page)
  await page.getByRole('button', { name: 'Count breaths' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: "I'm breathing in" })).toBeFocused()
  for (let taps = 0; taps < 6; taps += 1) await page.keyboard.press('Space')
  await page.getByRole('heading', { name: 'Count your breaths' }).click()
  for (let taps = 0; taps < 3; taps += 1) await page.keyboard.press('Space')
  await expect(page.getByText('9 breaths so far')).toBeVisible()
  await page.clock.runFor(61_000)
  await expect(page.getByText('You counted 9 breaths in 60 seconds: 9 a minute.')).toBeVisible()
  await expect(page.getByText('You counted 9; the slider starts at 10')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Count breaths' })).toBeFocused()

  await page.getByRole('button', { name: 'Count pulse' }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const beat = page.getByRole('button', { name: 'A beat' })
  for (let taps = 0; taps < 20; taps += 1) await beat.click()
  await page.clock.runFor(31_000)
  await expect(page.getByText('You counted 20 beats in 30 seconds: 40 a minute.')).toBeVisible()
  await expect(page.getByText('You counted 40; the slider starts at 60')).toBeVisible()
  await expect(page.getByRole('switch', { name: /^Demo/ })).toBeDisabled()
})

test('demo drifts only while it is on, says so, and cannot be saved', async ({ page }) => {
  await page.clock.install()
  await openMonitor(page)
  const rates = async () => [
    await slider(page, 'Heart rate').getAttribute('aria-valuetext'),
    await slider(page, 'Breathing').getAttribute('aria-valuetext'),
  ]
  const before = await rates()
  await page.clock.runFor(120_000)
  expect(await rates()).toEqual(before)
  await page.getByRole('switch', { name: /^Demo/ }).check()
  await expect(page.getByText(/heart rate and breathing aren't yours/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save stress score' })).toBeDisabled()
  // Two hundred chances of 30 percent each: that none moves anything does not happen.
  const seen = new Set<string>()
  for (let steps = 0; steps < 20; steps += 1) {
    await page.clock.runFor(20_000)
    seen.add((await rates()).join())
  }
  expect(seen.size).toBeGreaterThan(2)
  await page.getByRole('switch', { name: /^Demo/ }).uncheck()
  expect(await rates()).toEqual(before)
})

test('a strap is asked for by a press, leads the heart rate, and is let go when the page is left', async ({ page }) => {
  await scriptBluetooth(page)
  await openMonitor(page)
  await page.getByRole('switch', { name: /^Demo/ }).check()
  await page.getByRole('button', { name: 'Connect a heart-rate strap' }).click()
  await expect(page.getByText(/^Put the strap on and press Connect/)).toBeVisible()
  expect(await strapOf(page, (strap) => strap.connects)).toBe(0)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('Strap 12 is connected. Waiting for the first heartbeat.')).toBeVisible()
  await expect(page.getByText(/heart rate and breathing aren't yours/)).toBeHidden()
  expect(await strapOf(page, (strap) => strap.filters)).toBe('{"filters":[{"services":["heart_rate"]}]}')

  await strapOf(page, (strap) => strap.send('01 70 00'))
  await expect(page.getByText('Strap 12: 112 bpm')).toBeVisible()
  await expect(page.getByText('Your strap says 112; the slider stops at 100')).toBeVisible()
  await expect(slider(page, 'Heart rate')).toBeDisabled()
  await page.getByRole('button', { name: 'Save stress score' }).click()
  await expect(page.getByText('Stress score saved')).toBeVisible()
  await expect(page.getByText(/Heart rate 112, from your strap\. Breathing 15, from the slider\./)).toBeVisible()

  await strapOf(page, (strap) => strap.lose())
  await expect(page.getByText(/^We lost your strap/)).toBeVisible()
  expect(await strapOf(page, (strap) => strap.connects)).toBe(2)
  await expect(slider(page, 'Heart rate')).toBeEnabled()
  await slider(page, 'Heart rate').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(slider(page, 'Heart rate')).toHaveAttribute('aria-valuetext', '99 beats a minute')
})

test('a connected strap is let go on the way to another page', async ({ page }) => {
  await scriptBluetooth(page)
  await openMonitor(page)
  await page.getByRole('button', { name: 'Connect a heart-rate strap' }).click()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await strapOf(page, (strap) => strap.send('00 48'))
  await expect(page.getByText('Strap 12: 72 bpm')).toBeVisible()
  await page.getByRole('link', { name: 'Privacy' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  expect(await strapOf(page, (strap) => strap.disconnects)).toBe(1)
})

test('a reading is found on another device, and deleted on both', async ({ page, browser, person, app }) => {
  await signUp(page, person, '/mindscan')
  await slider(page, 'Anxiety').fill('8')
  const sent = recordsSent(page)
  await page.getByRole('button', { name: 'Save stress score' }).click()
  await expect(page.getByText(/^Latest: 4\.3 of 10/)).toBeVisible()
  await sent

  const elsewhere = await (await browser.newContext({ baseURL: app.url })).newPage()
  await signIn(elsewhere, person)
  await elsewhere.goto('/mindscan')
  await expect(elsewhere.getByText(/^Latest: 4\.3 of 10/)).toBeVisible()
  await elsewhere.getByText('Show 1 score as a table').click()
  await elsewhere.getByRole('button', { name: /^Delete the stress score from/ }).click()
  const deleted = recordsSent(elsewhere, 'deleted')
  await elsewhere.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(elsewhere.getByText('Stress score deleted.')).toBeVisible()
  await expect(elsewhere.getByRole('heading', { name: 'Saved stress scores' })).toBeFocused()
  await deleted
  await elsewhere.context().close()

  // The first device hears of it while it is looked at.
  await expect(page.getByRole('region', { name: 'Saved stress scores' }).getByText('None yet.')).toBeVisible()
})

test('axe finds nothing in any state of the monitor, and nothing is too wide', async ({ page }) => {
  test.setTimeout(120_000)
  await scriptBluetooth(page)
  await openMonitor(page)
  for (const anxiety of [2, 8]) {
    await slider(page, 'Anxiety').fill(String(anxiety))
    await page.getByRole('button', { name: 'Save stress score' }).click()
    await expect(page.getByText('Stress score saved')).toBeHidden()
  }
  await page.getByText('How we work this out').click()
  await page.getByText('Show all 2 scores as a table').click()
  await expectAccessible(page, 'moderate, with both tables open')
  await slider(page, 'Heart rate').fill('100')
  await slider(page, 'Sleep last night').fill('4')
  await page.getByRole('button', { name: 'Delete the stress score from' }).first().click()
  await expectAccessible(page, 'high, asking before deleting')
  await page.getByRole('switch', { name: /^Demo/ }).check()
  await expectAccessible(page, 'demo')
  await page.getByRole('button', { name: 'Count breaths' }).click()
  await expectAccessible(page, 'before a count')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expectAccessible(page, 'counting')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Connect a heart-rate strap' }).click()
  await expectAccessible(page, 'before the strap')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await strapOf(page, (strap) => strap.send('06 70'))
  await expectAccessible(page, 'with the strap')
  await strapOf(page, (strap) => strap.lose())
  await expect(page.getByText(/^We lost your strap/)).toBeVisible()
  await expectAccessible(page, 'the strap is lost')
})
