import { expect, test } from 'vitest'
import { greetedName } from './greeted-name'

test.each([
  ['Ananya Rao', 'Ananya'],
  ['  अनन्या  राव ', 'अनन्या'],
  ['Meera', 'Meera'],
  ['', ''],
])('%s is greeted as %s', (name, greeted) => {
  expect(greetedName(name)).toBe(greeted)
})
