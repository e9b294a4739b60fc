import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { CheckedTextArea, CheckedTextField } from './checked-field'
import { belongTo } from './crisis-owner'
import { ensureGate } from './gate'
import { type SafetyCheck, useSafetyCheck } from './use-safety-check'

const words = 'i want to die'
let check: SafetyCheck

function Form({ onSend = () => undefined }: { onSend?: () => void }) {
  check = useSafetyCheck()
  const [line, setLine] = useState('')
  const [step, setStep] = useState(1)
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault()
        if ((await check.mayGo([line])) === 'goes') onSend()
      }}
    >
      {check.panel}
      {step === 1 && (
        <CheckedTextField check={check} label="A line" value={line} onChange={(event) => setLine(event.target.value)} />
      )}
      <CheckedTextArea check={check} label="Sentences" value="" onChange={() => undefined} />
      <button type="button" onClick={() => setStep(2)}>
        Next
      </button>
      <button type="submit">Send</button>
    </form>
  )
}

let people = 0

beforeEach(async () => {
  people += 1
  belongTo(`person ${people}`)
  await ensureGate()
})

async function open(onSend?: () => void) {
  const root = createRootRoute()
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <Form {...(onSend ? { onSend } : {})} />,
  })
  const router = createRouter({
    routeTree: root.addChildren([home]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  // Only this screen exists here; the app's own router is another type.
  render(<RouterProvider router={router as never} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('textbox', { name: 'A line' }))
  await user.paste(words)
  return user
}

const help = () => screen.findByRole('region', { name: 'Help from a person' })

type Person = ReturnType<typeof userEvent.setup>

const waysOut: Record<string, (user: Person) => Promise<void>> = {
  Tab: (user) => user.tab(),
  'a press on another field': (user) => user.click(screen.getByRole('textbox', { name: 'Sentences' })),
  'a press on a button': (user) => user.click(screen.getByRole('button', { name: 'Send' })),
  'Tab to a button': async (user) => {
    await user.tab()
    await user.tab()
  },
  Enter: (user) => user.keyboard('{Enter}'),
  Escape: (user) => user.keyboard('{Escape}'),
  'the step that takes the field away': (user) => user.click(screen.getByRole('button', { name: 'Next' })),
}

test.each(Object.entries(waysOut))('S25: %s is a way out of a field, and its words are read', async (_, leave) => {
  const user = await open()
  expect(screen.queryByRole('region')).toBeNull()
  await leave(user)
  await help()
})

test('the same words are read once, however often their field is left', async () => {
  const user = await open()
  await user.tab()
  const said = (await help()).textContent
  await user.tab({ shift: true })
  await user.keyboard('{Escape}')
  await user.tab()
  expect((await help()).textContent).toBe(said)
})

test('words to others are held once: whoever actions again with the same words means it', async () => {
  let sent = 0
  const user = await open(() => {
    sent += 1
  })
  await user.keyboard('{Enter}')
  await help()
  expect(sent).toBe(0)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent).toBe(1))
})

test('help above a field waits until the finger is lifted, so that no button is pushed from under it', async () => {
  const user = await open()
  const send = screen.getByRole('button', { name: 'Next' })
  await user.pointer({ keys: '[MouseLeft>]', target: send })
  await act(() => new Promise((resolve) => setTimeout(resolve, 80)))
  expect(screen.queryByRole('region')).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: send })
  await help()
})

test('what was found is known to the screen, and only there', async () => {
  await open()
  expect(check.needsHelp(words)).toBe(false)
  await act(async () => expect(await check.read(`  ${words} `)).toBe('needs_help'))
  expect(check.needsHelp(words)).toBe(true)
  expect(await check.read('the tea was good')).toBe('calm')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toBe('{}')
})
