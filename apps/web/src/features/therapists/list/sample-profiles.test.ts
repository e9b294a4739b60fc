import english from '@maitri/content/messages/en/therapists.json'
import { exampleTherapists } from '@maitri/content/therapists'
import { expect, test } from 'vitest'
import { sampleBySpecialty, sampleIds } from './sample-profiles'

test('the filter knows each sample by its specialty', () => {
  expect(Object.entries(sampleBySpecialty)).toEqual(
    exampleTherapists.map(({ specialization, id }) => [specialization, id]),
  )
})

test.each(sampleIds)('%s says in English what the profile says', (id) => {
  const sample = exampleTherapists.find((one) => one.id === id)
  const { education, body, ...words } = english.samples[id]
  expect(sample).toMatchObject(words)
  expect(Object.values(education)).toEqual(sample?.education)
  expect(body).toBe(sample?.registration.body)
})
