import { requestPasswordReset, resetPassword } from '@maitri/contracts'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../../testing/render-app'

const saveButton = () => screen.getByRole('button', { name: 'Save new password' })

describe('asking for a link', () => {
  test('from the sign-in form the typed email comes along, and back again', async () => {
    const { user, api } = renderApp('/get-started')
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ananya@example.in')
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }))
    const heading = await screen.findByRole('heading', { name: 'Reset password' })
    expect(document.activeElement).toBe(heading)
    api.answer(requestPasswordReset, undefined)
    await user.click(screen.getByRole('button', { name: 'Send link' }))
    expect((await screen.findByText(/^If ananya@example.in has a Maitri account/)).textContent).toBeTruthy()
    expect(api.calls(requestPasswordReset)).toEqual([{ body: { email: 'ananya@example.in', language: 'en' } }])
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })).value).toBe('ananya@example.in')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Welcome' }))
  })

  test('needs an address', async () => {
    const { user } = renderApp('/reset-password')
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ananya')
    await user.click(screen.getByRole('button', { name: 'Send link' }))
    expect(screen.getByText('Invalid email address')).toBeTruthy()
  })

  test('without a network the email stays and the page says so', async () => {
    const { user, api } = renderApp('/reset-password')
    api.disconnect(requestPasswordReset)
    const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })
    await user.type(email, 'ananya@example.in')
    await user.click(screen.getByRole('button', { name: 'Send link' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Network error. Please check your connection')
    expect(email.value).toBe('ananya@example.in')
  })
})

describe('with the link', () => {
  async function open() {
    const app = renderApp('/reset-password?token=a-token')
    const password = await screen.findByLabelText<HTMLInputElement>('New password')
    return { ...app, password }
  }

  test('a new password is saved, and the sign-in page says so', async () => {
    const { user, api, password, router } = await open()
    api.answer(resetPassword, undefined)
    await user.type(password, 'monsoon rain')
    await user.click(saveButton())
    expect(await screen.findByText('Your new password is saved. Sign in with it.')).toBeTruthy()
    expect(router.state.location.href).toBe('/get-started')
    expect(api.calls(resetPassword)).toEqual([
      { body: { token: 'a-token', password: 'monsoon rain', startsEmpty: false } },
    ])
  })

  test('the rules of a password hold', async () => {
    const { user, api, password } = await open()
    await user.type(password, 'five5')
    await user.click(saveButton())
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy()
    api.refuse(resetPassword, 'weak_password', 400)
    await user.type(password, '6')
    await user.click(saveButton())
    expect(await screen.findByText('Password is too weak')).toBeTruthy()
  })

  test('an account that was never verified is erased only by a press that says so', async () => {
    const { user, api, password } = await open()
    api.refuse(resetPassword, 'address_unproven', 409)
    await user.type(password, 'monsoon rain')
    await user.click(saveButton())
    expect((await screen.findByRole('alert')).textContent).toContain('That deletes everything in the other one')
    api.answer(resetPassword, undefined)
    await user.click(screen.getByRole('button', { name: 'Start with an empty account' }))
    expect(await screen.findByText('Your new password is saved. Sign in with it.')).toBeTruthy()
    expect(api.calls(resetPassword).map(({ body }) => (body as { startsEmpty: boolean }).startsEmpty)).toEqual([
      false,
      true,
    ])
  })

  test('a link that was used before leads to asking for another', async () => {
    const { user, api, password } = await open()
    api.refuse(resetPassword, 'reset_token_invalid', 400)
    await user.type(password, 'monsoon rain')
    await user.click(saveButton())
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ask for a new link' }))
    expect(await screen.findByRole('heading', { name: 'Reset password' })).toBeTruthy()
  })
})
