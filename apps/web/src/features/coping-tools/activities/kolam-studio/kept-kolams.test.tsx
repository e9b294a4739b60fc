import { screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetRecords } from '../../../../data/records/records-of'
import { renderTool } from '../../writings/testing/render-tool'
import { Activity } from './kolam-studio-activity'

await i18next.loadNamespaces(['tool_drawing'])

// jsdom paints nothing; what is painted is looked at in a browser.
const { getContext } = HTMLCanvasElement.prototype
beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = () => null
})
afterEach(() => {
  HTMLCanvasElement.prototype.getContext = getContext
  forgetRecords()
})

test('a picture that was kept stands in the gallery, opens again on the board, and is kept in its own place', async () => {
  const first = await renderTool(Activity)
  await first.next()
  screen.getByRole('application').focus()
  await first.user.keyboard('{Enter}{ArrowRight}{Enter}')
  const name = screen.getByRole('application').getAttribute('aria-label') ?? ''
  for (let step = 2; step < 5; step += 1) await first.next()
  await first.press('Save picture')
  await screen.findByText('Picture saved.')
  first.unmount()

  const again = await renderTool(Activity)
  await again.press(/^Open the picture of /)
  await again.next()
  expect(screen.getByRole('application').getAttribute('aria-label')).toBe(name)
  for (let step = 2; step < 5; step += 1) await again.next()
  await again.press('Save changes')
  await again.press('Previous')
  for (let step = 4; step > 1; step -= 1) await again.press('Previous')
  expect(await screen.findAllByRole('button', { name: /^Open the picture of / })).toHaveLength(1)
})
