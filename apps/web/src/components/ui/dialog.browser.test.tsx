import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button'
import { Dialog } from './dialog'
import { TextField } from './field'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Delete this result?"
        closeLabel="Close"
        headerAction={<a href="#help">Help now</a>}
        footer={<Button onClick={() => setIsOpen(false)}>Keep it</Button>}
      >
        <TextField label="Reason" />
      </Dialog>
    </>
  )
}

const dialog = () => page.getByRole('dialog', { name: 'Delete this result?' })
const opener = () => page.getByRole('button', { name: 'Delete' })

async function open() {
  await render(<Page />)
  await opener().click()
  await expect.element(dialog()).toBeVisible()
}

test('a dialog opens on its title and has help inside', async () => {
  await open()
  expect(document.activeElement?.textContent).toBe('Delete this result?')
  await expect.element(dialog().getByRole('link', { name: 'Help now' })).toBeVisible()
})

test('Escape closes it, and the focus returns to what opened it', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(document.activeElement).toBe(opener().element())
})

test('an action inside closes it, and the focus returns', async () => {
  await open()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(document.activeElement).toBe(opener().element())
})

test('the Tab key does not reach the page behind', async () => {
  await open()
  for (const _ of Array.from({ length: 8 })) {
    await userEvent.tab()
    expect(document.activeElement).not.toBe(opener().element())
  }
})

test('it opens again with nothing left from before', async () => {
  await open()
  await page.getByRole('textbox', { name: 'Reason' }).fill('by mistake')
  await userEvent.keyboard('{Escape}')
  await opener().click()
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('')
})
