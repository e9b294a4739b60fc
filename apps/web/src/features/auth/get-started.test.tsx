import { type ErrorCode, readSession, readSite, signIn, signUp } from '@maitri/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { buildUser } from '../../testing/build-user'
import { exampleSite, renderApp, signedOutApi } from '../../testing/render-app'

type App = ReturnType<typeof renderApp>

async function open(app: App = renderApp('/get-started')): Promise<App> {
  await screen.findByRole('tab', { name: 'Login' })
  return app
}

async function openSignUp(): Promise<App> {
  const app = await open()
  await app.user.click(screen.getByRole('tab', { name: 'Sign Up' }))
  return app
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const fullName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Full Name' })
const adult = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I am 18 or older' })
const submit = (name: 'Login' | 'Sign Up') => {
  const panel = screen.getByRole('tabpanel')
  return within(panel).getByRole('button', { name })
}

async function fillLogin({ user }: App) {
  await user.type(email(), 'ananya@example.in')
  await user.type(password(), 'monsoon rain')
}

async function fillSignUp(app: App) {
  await app.user.type(fullName(), 'Ananya Rao')
  await fillLogin(app)
  await app.user.click(adult())
}

describe('arriving', () => {
  test('the stone is there while the session is still being checked, and the form comes after', async () => {
    const api = signedOutApi()
    let answer: (answer: { user: null }) => void = () => undefined
    api.answer(readSession, () => new Promise((resolve) => (answer = resolve)))
    renderApp('/get-started', api)
    expect(await screen.findByText('A friend for the mind.')).toBeTruthy()
    expect(screen.getByText("Checking if you're signed in")).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
    answer({ user: null })
    expect(await screen.findByRole('tab', { name: 'Login', selected: true })).toBeTruthy()
  })

  test('whoever is signed in already is taken home', async () => {
    const api = signedOutApi()
    api.answer(readSession, { user: buildUser() })
    const { router } = renderApp('/get-started', api)
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  test('a guest is taken home', async () => {
    localStorage.setItem('isAuthenticated', 'true')
    const { router } = renderApp('/get-started')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  test('help, a breath and privacy need no account', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Breathe now' }).getAttribute('href')).toBe('/panic')
    for (const link of screen.getAllByRole('link', { name: 'Help now' }))
      expect(link.getAttribute('href')).toBe('/help')
    expect(screen.getByRole('link', { name: /Private by design/ }).getAttribute('href')).toBe('/privacy')
  })

  test('only the contacts that were set are shown', async () => {
    const api = signedOutApi()
    await open(renderApp('/get-started', api))
    expect((await screen.findByRole('link', { name: 'care@maitri.example' })).getAttribute('href')).toBe(
      'mailto:care@maitri.example',
    )
    expect(document.querySelector('a[href^="tel:"]')).toBeNull()
  })

  test('a telephone number that was set can be called', async () => {
    const api = signedOutApi()
    api.answer(readSite, { ...exampleSite, supportPhone: '+91 80 0000 0000' })
    await open(renderApp('/get-started', api))
    expect((await screen.findByRole('link', { name: '+91 80 0000 0000' })).getAttribute('href')).toBe(
      'tel:+918000000000',
    )
  })

  test('without an account a person goes in as a guest', async () => {
    const { user, router } = await open()
    await user.click(screen.getByRole('button', { name: 'Continue without an account' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(localStorage.getItem('isAuthenticated')).toBe('true')
  })
})

describe('Login and Sign Up', () => {
  test('arrow keys move between the two', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('tab', { name: 'Login' }))
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByRole('tab', { name: 'Sign Up', selected: true })).toBeTruthy()
    expect(fullName()).toBeTruthy()
  })

  test('switching clears the fields and the error', async () => {
    const { user } = await openSignUp()
    await user.type(email(), 'ananya@example.in')
    await user.click(submit('Sign Up'))
    expect(screen.getByRole('alert').textContent).toBe('Please fill in all fields')
    expect(screen.getByText('Already have an account?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(email().value).toBe('')
    expect(screen.queryByLabelText('Full Name')).toBeNull()
    expect(screen.getByText("Don't have an account?")).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Sign Up' }))
    expect(fullName().value).toBe('')
  })

  test.each([
    ['a page of the version before', { typed: ['ananya@example.in'] }, 'Login', 'Sign Up'],
    ['one where somebody new was', { typed: ['ananya@example.in', 'Ananya'] }, 'Sign Up', 'Login'],
  ])('what %s left is shown once: emptied or not, no other form shows it again', async (_, left, first, other) => {
    history.replaceState(left, '')
    try {
      const { user } = await open()
      expect(screen.getByRole('tab', { name: first, selected: true })).toBeTruthy()
      expect(email().value).toBe('ananya@example.in')
      await user.clear(email())
      for (const name of [other, first]) {
        await user.click(screen.getByRole('tab', { name }))
        expect(email().value).toBe('')
        expect(screen.queryByDisplayValue('Ananya')).toBeNull()
      }
    } finally {
      history.replaceState(null, '')
    }
  })

  test('password managers find what they look for', async () => {
    const { user } = await open()
    expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'current-password'])
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    expect([fullName().autocomplete, email().autocomplete, password().autocomplete]).toEqual([
      'name',
      'email',
      'new-password',
    ])
  })

  test('a password can be pasted, shown and hidden', async () => {
    const { user } = await open()
    await user.click(password())
    await user.paste('monsoon rain')
    expect(password().value).toBe('monsoon rain')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password().type).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password().type).toBe('password')
  })

  test('Caps Lock is pointed out while a password is typed', async () => {
    const { user } = await open()
    await user.click(password())
    await user.keyboard('{CapsLock}m')
    expect(screen.getByText('Caps Lock is on')).toBeTruthy()
  })
})

describe('signing in', () => {
  test('sends what was typed once, says that it is busy, and goes home', async () => {
    const app = await open()
    let answer: () => void = () => undefined
    app.api.answer(
      signIn,
      () => new Promise((resolve) => (answer = () => resolve({ user: buildUser(), needsSecondStep: false }))),
    )
    await fillLogin(app)
    await app.user.click(submit('Login'))
    const busy = await screen.findByRole('button', { name: 'Processing...' })
    expect(busy.getAttribute('aria-busy')).toBe('true')
    await app.user.click(busy)
    await app.user.type(password(), '{Enter}')
    answer()
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'))
    expect(app.api.calls(signIn)).toEqual([{ body: { email: 'ananya@example.in', password: 'monsoon rain' } }])
  })

  test('with something empty it says so, marks what is empty, and leads there', async () => {
    const { user } = await open()
    await user.type(email(), 'ananya@example.in')
    await user.click(submit('Login'))
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toBe('Please fill in all fields')
    expect(email().getAttribute('aria-invalid')).toBeNull()
    expect(password().getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(password())).toContain('Please fill in all fields')
    expect(document.activeElement).toBe(password())
    await user.type(password(), 'm')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(password().getAttribute('aria-invalid')).toBeNull()
  })

  test('wrong email or password: both are marked, and nothing typed is lost', async () => {
    const app = await open()
    app.api.refuse(signIn, 'invalid_credentials', 401)
    await fillLogin(app)
    await app.user.click(submit('Login'))
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password')
    for (const field of [email(), password()]) {
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(describedBy(field)).toContain('Invalid email or password')
    }
    expect(document.activeElement).toBe(email())
    expect([email().value, password().value]).toEqual(['ananya@example.in', 'monsoon rain'])
  })

  test('after a failure the same form can be sent again', async () => {
    const app = await open()
    app.api.disconnect(signIn)
    await fillLogin(app)
    await app.user.click(submit('Login'))
    expect((await screen.findByRole('alert')).textContent).toBe('Network error. Please check your connection')
    app.api.answer(signIn, { user: buildUser(), needsSecondStep: false })
    await app.user.click(submit('Login'))
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'))
  })

  test.each<[ErrorCode, string]>([
    ['too_many_requests', 'Too many attempts. Please try again later'],
    ['unavailable', "An error occurred: We can't reach Maitri right now. Please try again in a while."],
    ['internal', 'An error occurred: Something broke on our side. Please try again.'],
  ])('%s is said for the whole form', async (code, words) => {
    const app = await open()
    app.api.refuse(signIn, code, 500)
    await fillLogin(app)
    await app.user.click(submit('Login'))
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(email().getAttribute('aria-invalid')).toBeNull()
  })
})

describe('signing up', () => {
  test('sends name, choices and language, with every consent off unless it was ticked', async () => {
    const app = await openSignUp()
    app.api.answer(signUp, { user: buildUser() })
    await fillSignUp(app)
    const improvement = screen.getByRole<HTMLInputElement>('checkbox', { name: /anonymous data/ })
    const reminders = screen.getByRole<HTMLInputElement>('checkbox', { name: /reminders/ })
    expect([improvement.checked, reminders.checked]).toEqual([false, false])
    await app.user.click(reminders)
    await app.user.click(submit('Sign Up'))
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'))
    expect(app.api.calls(signUp)).toEqual([
      {
        body: {
          name: 'Ananya Rao',
          email: 'ananya@example.in',
          password: 'monsoon rain',
          isAdult: true,
          consents: { improvement: false, reminders: true },
          language: 'en',
        },
      },
    ])
  })

  test('asks for every field', async () => {
    const { user } = await openSignUp()
    await user.click(submit('Sign Up'))
    expect(screen.getByRole('alert').textContent).toBe('Please fill in all fields')
    for (const field of [fullName(), email(), password()]) expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(fullName())
  })

  test('a password under six characters is refused at its field', async () => {
    const app = await openSignUp()
    await fillSignUp(app)
    await app.user.clear(password())
    await app.user.type(password(), 'five5')
    await app.user.click(submit('Sign Up'))
    expect(describedBy(password())).toContain('Password must be at least 6 characters')
    expect(document.activeElement).toBe(password())
  })

  test('the age has to be declared, with a word on why', async () => {
    const app = await openSignUp()
    await fillSignUp(app)
    await app.user.click(adult())
    await app.user.click(submit('Sign Up'))
    expect(describedBy(adult())).toContain("Please confirm that you're 18 or older")
    expect(document.activeElement).toBe(adult())
  })

  test.each<[ErrorCode, () => HTMLInputElement, string]>([
    ['email_taken', email, 'This email is already registered'],
    ['invalid_email', email, 'Invalid email address'],
    ['weak_password', password, 'Password is too weak'],
    ['short_password', password, 'Password must be at least 6 characters'],
  ])('%s is said at its field, and goes when the field changes', async (code, field, words) => {
    const app = await openSignUp()
    app.api.refuse(signUp, code, 422)
    await fillSignUp(app)
    await app.user.click(submit('Sign Up'))
    await screen.findByText(words)
    expect(describedBy(field())).toContain(words)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field())
    await app.user.type(field(), 'x')
    expect(screen.queryByText(words)).toBeNull()
  })

  test('an address that is none is refused before anything is sent', async () => {
    const app = await openSignUp()
    await fillSignUp(app)
    await app.user.clear(email())
    await app.user.type(email(), 'ananya.rao@')
    await app.user.click(submit('Sign Up'))
    expect(describedBy(email())).toContain('Invalid email address')
  })
})

/** The words that a screen reader adds to a field's name. */
function describedBy(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
