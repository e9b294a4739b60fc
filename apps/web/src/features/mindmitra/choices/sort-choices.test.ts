import { expect, test } from 'vitest'
import { sortChoices } from './sort-choices'

const choice = (id: string) => ({ id, label: id })

test('the ways out of a question stand apart from its answers', () => {
  const [yes, silent, leave] = ['yes', 'cannot_talk', 'leave'].map((name) => choice(`safety.choice.${name}`))
  if (!yes || !silent || !leave) throw new Error('three choices')
  expect(sortChoices([yes, silent, leave])).toEqual({ answers: [yes], isScale: false, waysOut: [silent, leave] })
})

test('the numbers of a scale are one strip, and what stands beside them stays', () => {
  const numbers = Array.from({ length: 11 }, (_, number) => choice(`${number}`))
  const [skip, stop] = [choice('conversation.choice.skip'), choice('conversation.aside.stop')]
  expect(sortChoices([...numbers, skip, stop])).toEqual({ answers: [skip], isScale: true, waysOut: [stop] })
})
