import { expect, test } from 'vitest'
import { carryOver } from './carry-over'

const page = (html: string): HTMLElement => {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  return element
}

test('what was typed arrives in the field of its name, also where the form of the app has one more', () => {
  const from = page('<input name="email" value="asha@example.in"><input name="password" value="monsoon">')
  const to = page('<input name="name"><input name="email"><input name="password">')
  carryOver(from, to, (taken) => taken.remove())
  expect([...to.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'asha@example.in', 'monsoon'])
})
