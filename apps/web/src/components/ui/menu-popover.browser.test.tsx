import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MenuPopover, MenuRow, menuRowClass } from './menu-popover'

async function renderMenu() {
  const chosen: string[] = []
  await render(
    <>
      <MenuPopover trigger="Language" label="Languages">
        {['English', 'हिन्दी'].map((name) => (
          <button key={name} type="button" className={menuRowClass} onClick={() => chosen.push(name)}>
            <MenuRow>{name}</MenuRow>
          </button>
        ))}
        <div data-stays-open>
          <button type="button">Dark theme</button>
        </div>
      </MenuPopover>
      <p>Beside</p>
    </>,
  )
  return chosen
}

const trigger = () => page.getByRole('button', { name: 'Language' })
const list = () => page.getByRole('group', { name: 'Languages' })
const isExpanded = (value: 'true' | 'false') => expect.element(trigger()).toHaveAttribute('aria-expanded', value)

test('the button says whether its list is open', async () => {
  await renderMenu()
  await isExpanded('false')
  await trigger().click()
  await isExpanded('true')
  await expect.element(list()).toBeVisible()
})

test('the list opens at its button, from the first moment', async () => {
  await renderMenu()
  const button = trigger().element() as HTMLElement
  button.style.marginInlineStart = '240px'
  button.click()
  const group = document.querySelector('[popover]') as HTMLElement
  expect(Math.round(group.getBoundingClientRect().right)).toBe(Math.round(button.getBoundingClientRect().right))
})

test('Escape closes the list and the focus is back on the button', async () => {
  await renderMenu()
  await trigger().click()
  await isExpanded('true')
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await isExpanded('false')
  expect(document.activeElement).toBe(trigger().element())
})

test('a choice actions and closes the list', async () => {
  const chosen = await renderMenu()
  await trigger().click()
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  expect(chosen).toEqual(['हिन्दी'])
  await isExpanded('false')
})

test('what stays open after a choice is marked so', async () => {
  await renderMenu()
  await trigger().click()
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await isExpanded('true')
})

test('a click beside the list closes it', async () => {
  await renderMenu()
  await trigger().click()
  await isExpanded('true')
  await page.getByText('Beside').click({ position: { x: 1, y: 1 }, force: true })
  await isExpanded('false')
})
