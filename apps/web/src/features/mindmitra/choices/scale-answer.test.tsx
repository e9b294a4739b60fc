import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { startI18n } from '../../../lib/i18n/i18n'
import { ScaleAnswer } from './scale-answer'

beforeAll(() => startI18n('en'))

test('a number is chosen, can be put right, and goes when it is sent', async () => {
  const user = userEvent.setup()
  const onAnswer = vi.fn()
  render(<ScaleAnswer onAnswer={onAnswer} />)
  expect(await screen.findByRole('group', { name: 'From 0 to 10' })).toBeTruthy()
  expect(screen.getAllByRole('radio').map((point) => point.getAttribute('aria-label'))).toEqual(
    Array.from({ length: 11 }, (_, point) => `${point}`),
  )
  expect(screen.queryByRole('button')).toBeNull()
  await user.click(screen.getByRole('radio', { name: '3' }))
  await user.click(screen.getByRole('radio', { name: '5' }))
  expect(onAnswer).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(5)
})
