import { continueAsGuest, expect, readWords, test } from './support/test'

// What a screen reader says, from the accessibility tree and in its order; between the named lines others may stand.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce' })

test('what a check-in ends with is read from its name over help to its words and ways out', async ({ page }) => {
  await continueAsGuest(page)
  await page.getByRole('radio', { name: '8, light' }).tap()
  const ending = page.getByRole('dialog')
  await expect(ending).toMatchAriaSnapshot(`
    - dialog /light/:
      - heading /light/ [level=2]
      - link "Help now"
      - button "Close"
      - paragraph: One check-in this month
      - button "Happy"
      - button "Add a note"
      - button "Undo"
      - button "Continue"
  `)
})

test('the player is read from the way out over time and word to its controls', async ({ page }) => {
  await continueAsGuest(page, '/coping-tools/exercise?tool=saans')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - button "Exit"
      - heading "Saans" [level=1]
      - link "Help now"
      - heading "Before you start" [level=2]
      - status:
        - paragraph: /no voice for English/
        - paragraph: /^Sit or stand as you are/
      - button "Start"
  `)
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - region "Saans":
        - button "Exit"
        - heading "Saans" [level=1]
        - timer /left/
        - link "Help now"
        - heading /Breathe/ [level=2]
        - button "Too slow for me"
        - paragraph: /Step 2 of 5/
        - button "Voice and sound"
        - button "Previous"
        - button "Pause"
        - button "Next"
        - button "Vibration"
  `)
})

test('a reading is read from its sentence over the words to one next step, and then why', async ({ page }) => {
  await continueAsGuest(page)
  await readWords(
    page,
    'Office has been heavy this month. I keep worrying about the deadline even at night, and I am not sleeping well. I am tired all day and I snap at everybody.',
  )
  await expect(page.getByRole('tabpanel')).toMatchAriaSnapshot(`
    - tabpanel "Voice":
      - region "It sounds like a lot is weighing on you.":
        - heading "It sounds like a lot is weighing on you." [level=2]
        - blockquote:
          - mark: worrying (heavy)
          - mark: tired (heavy)
        - group "How would you say it?":
          - button "Stressed"
        - region "Saans":
          - paragraph: One next step
          - link "Start Saans"
        - meter "From heavy to light"
        - list "Feelings in your words"
        - paragraph: /Counted/
        - group "Does this feel right to you?":
          - button "Feels right"
        - heading "Three things that may help" [level=2]
        - link "Try Coping Tools"
        - button "New Mindscan"
      - paragraph: /not a diagnosis/
  `)
})
