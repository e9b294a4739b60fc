import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { usePlayerKeys } from './use-player-keys'

function renderKeys() {
  const done: string[] = []
  function Player() {
    usePlayerKeys({
      onToggle: () => done.push('toggle'),
      onPrevious: () => done.push('previous'),
      onNext: () => done.push('next'),
      onExit: () => done.push('exit'),
    })
    return (
      <section aria-label="player" tabIndex={-1}>
        <input aria-label="words" />
        <button type="button">press</button>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is operated with keys */}
        <div role="application" aria-label="board" tabIndex={0} />
      </section>
    )
  }
  render(<Player />)
  return { done, user: userEvent.setup() }
}

test('Space pauses, arrows lead on and back, Escape asks about leaving, wherever the focus is on nothing else', async () => {
  const { done, user } = renderKeys()
  await user.keyboard(' {ArrowRight}{ArrowLeft}{Escape}')
  expect(done).toEqual(['toggle', 'next', 'previous', 'exit'])
  screen.getByRole('region', { name: 'player' }).focus()
  await user.keyboard(' {Control>}{ArrowRight}{/Control}')
  expect(done.slice(4)).toEqual(['toggle'])
})

test('a field, a board and a button keep their keys', async () => {
  const { done, user } = renderKeys()
  screen.getByLabelText('words').focus()
  await user.keyboard(' {ArrowRight}{Escape}')
  screen.getByLabelText('board').focus()
  await user.keyboard(' {ArrowRight}')
  screen.getByRole('button').focus()
  await user.keyboard(' ')
  expect(done).toEqual([])
  await user.keyboard('{ArrowRight}')
  expect(done).toEqual(['next'])
})
