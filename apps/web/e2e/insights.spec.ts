import { expectAccessible } from './support/accessibility'
import { recordsSent } from './support/records-sent'
import { expect, signUp, test } from './support/test'

// As people have it: the app stores itself on the first visit.
test.use({ serviceWorkers: 'allow' })

test('an article is found, read to its end, counted once, saved, heard, and opened again without a network', async ({
  page,
  person,
}) => {
  test.slow()
  await page.addInitScript(() => {
    // A voice that says a sentence whenever the test lets it.
    const spoken: SpeechSynthesisUtterance[] = []
    const voice = { name: 'Test', lang: 'en-IN', localService: true }
    class Utterance extends EventTarget {
      constructor(readonly text: string) {
        super()
      }
    }
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: (utterance: SpeechSynthesisUtterance) => {
        spoken.push(utterance)
        utterance.onstart?.call(utterance, new Event('start') as SpeechSynthesisEvent)
      },
      cancel: () => undefined,
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken })
  })
  await page.clock.install()
  await signUp(page, person, '/insights')

  const list = page.getByRole('list', { name: 'Insights' })
  const article = list.getByRole('link', { name: "When sleep doesn't come" })
  await expect(list.getByRole('article')).toHaveCount(10)
  await page.getByRole('button', { name: 'Practice' }).click()
  const field = page.getByRole('searchbox', { name: 'Search insights' })
  await field.fill('insomnia')
  await field.press('Enter')
  await expect(list.getByRole('article')).toHaveCount(2)
  await article.click()

  const heading = page.getByRole('heading', { level: 1, name: "When sleep doesn't come" })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle("When sleep doesn't come · Maitri")
  await page.getByRole('link', { name: 'Source 1' }).first().click()
  await expect(page.locator('#source-1')).toBeInViewport()
  await page.getByRole('link', { name: 'Back to source 1 in the text' }).click()
  await expect(page.locator('#cited-1')).toBeInViewport()
  await expectAccessible(page, 'an article')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Back to Insights' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Have you read it?' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  const aloud = page.getByRole('group', { name: 'Reading aloud' })
  await aloud.getByRole('button', { name: 'Read aloud' }).click()
  await expect(page.locator('section[data-is-spoken]')).toHaveCount(1)
  await aloud.getByRole('button', { name: 'Pause' }).click()
  await aloud.getByRole('button', { name: 'Stop' }).click()
  await expect(aloud.getByRole('button', { name: 'Read aloud' })).toBeFocused()
  await expect(page.locator('section[data-is-spoken]')).toHaveCount(0)

  const read = page.getByText(/^Read on .*\. It counts in your progress\.$/)
  await page.getByText('not medical advice').scrollIntoViewIfNeeded()
  await page.clock.runFor(1_000)
  await expect(read, 'the end alone is not enough').toBeHidden()
  const counted = recordsSent(page)
  await page.clock.fastForward(150_000)
  await expect(read).toBeVisible()
  await counted
  const readProgress = () => page.evaluate(async () => (await fetch('/api/me/progress')).json() as Promise<unknown>)
  expect(await readProgress()).toMatchObject({ insightsRead: 1 })

  await page.getByRole('button', { name: 'Save for later' }).click()
  await expect(page.getByRole('button', { name: 'Save for later', pressed: true })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Insights' }).click()
  await expect(page).toHaveURL('/insights?category=Practice#when-sleep-does-not-come')
  await expect(article).toBeFocused()
  await expect(article).toBeInViewport()
  await expect(field).toHaveValue('insomnia')
  await field.fill('')
  await field.press('Enter')
  await expect(list.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Saved for later' }).click()
  await expect(list.getByRole('article')).toHaveCount(1)
  await expect(list.getByText('Saved', { exact: true })).toBeVisible()

  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  await page.goto('/insights/when-sleep-does-not-come')
  await expect(heading).toBeVisible()
  await expect(page.locator('#cited-1')).toBeAttached()
  await expect(read, 'what was read is known here too').toBeVisible()
  await page.getByRole('link', { name: /^Next insight/ }).click()
  await expect(page.locator('#cited-1'), 'an article that was never opened is here as well').toBeAttached()
})
