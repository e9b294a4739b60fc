import {
  type Group,
  listGroups,
  listOwnGroups,
  readAccount,
  readOwnTranslationOffer,
  readSession,
  readTherapists,
  readTranslationOffer,
  translatePublicWords,
  translatePublicWordsForPerson,
  translationLanguages,
} from '@maitri/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listed, therapistsApi } from '../../features/therapists/testing/therapists-api'
import { buildAccount } from '../../testing/build-account'
import { buildUser } from '../../testing/build-user'
import { renderApp, signedOutApi } from '../../testing/render-app'

const hindi = { name: 'रात की पाली', description: 'जो सुबह घर लौटते हैं, उनके लिए।', tag: 'काम' }
const english = { name: 'Night shift', description: 'For those who come home in the morning.', tag: 'work' }
const group = (words: typeof hindi, changes: Partial<Group> = {}): Group => ({
  id: '6f3b1c9e-3f0f-4f6a-9a51-0c8f6f1d2a10',
  words: { name: words.name, description: words.description, type: 'support', tags: [words.tag] },
  members: 3,
  closedAt: null,
  isOwn: false,
  review: null,
  isHidden: false,
  membership: null,
  ...changes,
})
const offer = { service: 'google-translate' as const, languages: [...translationLanguages] }
const inEnglish = {
  service: 'google-translate' as const,
  texts: [
    { original: hindi.name, translated: english.name },
    { original: hindi.description, translated: english.description },
    { original: hindi.tag, translated: english.tag },
  ],
}
const list = (groups: Group[]) => ({ groups, next: null, isModerated: true, isModerator: false })

function asGuest(groups: Group[]) {
  localStorage.setItem('isAuthenticated', 'true')
  const api = signedOutApi()
  api.answer(listGroups, list(groups))
  api.answer(readTranslationOffer, offer)
  return api
}

const button = (name: string) => screen.findByRole('button', { name })

test('groups in another language are read in the own one, marked as by a machine, and again as they were written', async () => {
  const api = asGuest([group(hindi)])
  api.answer(translatePublicWords, inEnglish)
  const { user } = renderApp('/community', api)
  await screen.findByRole('article', { name: hindi.name })
  const press = await button('Read in English')
  expect(api.calls(translatePublicWords).map(({ body }) => body)).toEqual([])

  await user.click(press)
  const card = within(await screen.findByRole('article', { name: english.name }))
  expect(card.getByText(english.description).lang).toBe('en')
  expect(card.getByText(english.tag)).toBeTruthy()
  expect(screen.getByText('Translated by a machine (Google Translation). It can get things wrong.')).toBeTruthy()
  expect(api.calls(translatePublicWords).map(({ body }) => body)).toEqual([
    { kind: 'group', ids: [group(hindi).id], language: 'en' },
  ])

  const back = await button('Show as written')
  expect(document.activeElement).toBe(back)
  await user.click(back)
  expect((await screen.findByRole('article', { name: hindi.name })).querySelector('[lang]')).toBeNull()
})

test('what failed is said, the words stay as they were written, and the next press tries again', async () => {
  const api = asGuest([group(hindi)])
  api.refuse(translatePublicWords, 'provider_failed', 502)
  const { user } = renderApp('/community', api)
  await user.click(await button('Read in English'))
  expect(await screen.findByText(/^Not translated: The service didn't answer/)).toBeTruthy()
  expect(screen.getByRole('article', { name: hindi.name })).toBeTruthy()
  api.answer(translatePublicWords, inEnglish)
  await user.click(await button('Read in English'))
  expect(await screen.findByRole('article', { name: english.name })).toBeTruthy()
})

test('nothing is asked or offered where every word is in the own language already', async () => {
  const api = asGuest([group(english)])
  renderApp('/community', api)
  await screen.findByRole('article', { name: english.name })
  expect(api.calls(readTranslationOffer)).toEqual([])
  expect(screen.queryByRole('button', { name: /^Read in/ })).toBeNull()
})

test('nothing is offered where nothing translates into the language', async () => {
  const api = asGuest([group(hindi)])
  api.answer(readTranslationOffer, { service: 'libretranslate', languages: ['hi'] })
  renderApp('/community', api)
  await screen.findByRole('article', { name: hindi.name })
  await waitFor(() => expect(api.calls(readTranslationOffer)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /^Read in/ })).toBeNull()
})

test('who chose a language in which Maitri is not written reads the words of others in it', async () => {
  const api = signedOutApi()
  api.answer(readSession, { user: buildUser() })
  const account = buildAccount()
  api.answer(readAccount, { ...account, preferences: { ...account.preferences, furtherLanguage: 'pa' } })
  api.answer(listOwnGroups, list([group(english)]))
  api.answer(readOwnTranslationOffer, offer)
  const punjabi = { name: 'ਰਾਤ ਦੀ ਸ਼ਿਫ਼ਟ', description: 'ਜੋ ਸਵੇਰੇ ਘਰ ਮੁੜਦੇ ਹਨ।' }
  api.answer(translatePublicWordsForPerson, {
    service: 'google-translate',
    texts: [
      { original: english.name, translated: punjabi.name },
      { original: english.description, translated: punjabi.description },
    ],
  })
  const { user } = renderApp('/community', api)
  await user.click(await button('Read in Punjabi'))
  const card = within(await screen.findByRole('article', { name: punjabi.name }))
  expect(card.getByText(punjabi.description).lang).toBe('pa')
  expect(api.calls(translatePublicWordsForPerson).map(({ body }) => body.language)).toEqual(['pa'])
})

test('the profile of a real therapist is read in the own language; an example offers nothing', async () => {
  const api = therapistsApi()
  const [first, second] = listed
  if (!first || !second) throw new Error('no examples')
  const real = { ...first, id: 'asha-menon', name: 'Asha Menon', bio: 'मैं पहले सुनती हूँ।', isExample: false }
  const words = { specialization: 'चिंता और नींद', approach: 'हम धीरे चलते हैं।', education: ['दिल्ली'] }
  api.answer(readTherapists, { therapists: [{ ...real, ...words }, second] })
  api.answer(readTranslationOffer, offer)
  api.answer(translatePublicWords, {
    service: 'google-translate',
    texts: [{ original: real.bio, translated: 'I listen first.' }],
  })
  const { user } = renderApp('/therapists?therapist=asha-menon', api)
  await user.click(await button('Read in English'))
  expect((await screen.findByText('I listen first.')).lang).toBe('en')
  expect(api.calls(translatePublicWords).map(({ body }) => body)).toEqual([
    { kind: 'therapist', ids: ['asha-menon'], language: 'en' },
  ])
})
