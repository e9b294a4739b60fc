import { languages } from '@maitri/domain'
import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../lib/i18n/i18n'
import { CheckedTextField } from './checked-field'
import { useUnreadWords } from './use-unread-words'

function UnreadLine() {
  const unreadWords = useUnreadWords()
  const check = { read: async () => 'unread' as const, unread: (text: string) => text !== '' && unreadWords }
  return <CheckedTextField check={check} label="A line" value="what was written" onChange={() => undefined} />
}

afterEach(() => setLanguage('en'))

test.each(languages)(
  'a field that could not be read says so in %s, with 14416, and keeps what was written',
  async (language) => {
    await setLanguage(language)
    render(<UnreadLine />)
    const field = screen.getByRole<HTMLInputElement>('textbox', { description: /14416/ })
    expect(field.value).toBe('what was written')
    expect(screen.getByText(/14416/).textContent).toBe(i18next.t('unread', { number: '14416' }))
    if (language !== 'en') expect(screen.getByText(/14416/).textContent).not.toMatch(/Still loading/)
  },
)
