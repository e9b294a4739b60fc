import { languages } from '@maitri/domain'
import { expect, test } from 'vitest'
import { findCatalogue } from './other-catalogues'

test.each(languages)('the words of help are there in %s', async (language) => {
  expect(await findCatalogue(language, 'crisis')?.()).toHaveProperty('heading.self.crisis')
})
