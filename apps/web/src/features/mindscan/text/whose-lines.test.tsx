import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { WhoseLines } from './whose-lines'

const chat = '[10:45 pm] Amma: Why did you not call\n[10:46 pm] Ravi: Sorry, long day\n[10:47 pm] Amma: ok'

function Box({ first }: { first: string }) {
  const [text, setText] = useState(first)
  return (
    <>
      <textarea aria-label="Words" value={text} onChange={(event) => setText(event.target.value)} />
      <WhoseLines text={text} onType={setText} />
    </>
  )
}

const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Words' }).value

test('in a pasted chat the person says whose lines are theirs, and can have all of it back', async () => {
  const user = userEvent.setup()
  render(<Box first={chat} />)
  const group = await screen.findByRole('group', { name: /which lines are yours/i })
  expect(group.textContent).toContain('Amma')
  await user.click(screen.getByRole('button', { name: 'Ravi' }))
  expect(words()).toBe('Sorry, long day')
  expect(screen.getByRole('button', { name: 'Ravi' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Amma' }))
  expect(words()).toBe('Why did you not call\nok')
  await user.click(screen.getByRole('button', { name: 'All of it' }))
  expect(words()).toBe(chat)
})

test('nobody is asked about words that are no chat', () => {
  render(<Box first="A long day. Amma: that is what I call her." />)
  expect(screen.queryByRole('group')).toBeNull()
})
