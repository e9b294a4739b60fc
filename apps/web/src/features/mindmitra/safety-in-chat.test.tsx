import { namedIn, readRisk } from '@maitri/domain/risk'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { belongTo } from '../../safety/crisis-owner'
import { type Chat, openChat, pass, prepareChat, repliesIn, send } from '../../testing/open-chat'

beforeEach(prepareChat)

const help = () => screen.findByRole('region', { name: 'Help from a person' })

/** Words that only the learned reader raises, whatever its weights are today. */
function guessed(): string {
  const words = [
    'i am tired of being here',
    'there is no point in me',
    'keep what? this is useless',
    'i want it to be quiet at last',
  ]
  const found = words.find((text) => readRisk(text, 'en').tier === 'crisis' && !namedIn(text).isPlain)
  if (!found) throw new Error('The learned reader raises none of these words any more: find others')
  return found
}

test('S1, S3: words in crisis within a ready question bring help at once, with no typing and no waiting', async () => {
  const chat = await openChat()
  await send(chat, 'I feel low today')
  await screen.findByText('Mindmitra is typing')
  await send(chat, 'signs of depression, i want to die')
  expect(
    within(await help())
      .getByRole('link', { name: /Call 14416/ })
      .getAttribute('href'),
  ).toBe('tel:14416')
  expect(screen.queryByText('Mindmitra is typing')).toBeNull()
  expect(screen.queryByText(/Please wait/)).toBeNull()
  expect(chat.log.textContent).not.toContain('signs doctors ask about')
})

test('S2: words in crisis among those that wait do not wait', async () => {
  const chat = await openChat()
  await send(chat, 'I feel low today')
  await pass(1_600)
  await send(chat, 'my job is hard')
  const waiting = await screen.findByRole('textbox', { name: 'Message waiting to send' })
  await chat.user.click(waiting)
  await chat.user.paste(' and i want to die')
  await chat.user.keyboard('{Enter}')
  await help()
  expect(chat.said().join()).toContain('my job is hard and i want to die')
})

test('S11: a first reply acknowledges, asks one thing, shows lines to call and to write to, people, and stays', async () => {
  const chat = await openChat()
  await send(chat, 'I want to kill myself')
  const panel = await help()
  const [acknowledges = '', ...others] = repliesIn(chat.log)
  expect(acknowledges).toMatch(/Thank you for writing this|What you wrote matters/)
  expect(others.at(-1)).toContain('Are you thinking about ending your life?')
  expect(repliesIn(chat.log).join(' ').match(/\?/g), 'one question').toHaveLength(1)
  const links = within(panel)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
  expect(new Set(links.filter((href) => href.startsWith('tel:'))).size).toBeGreaterThanOrEqual(2)
  expect(links.some((href) => href.startsWith('https://wa.me/'))).toBe(true)
  expect(others.join(' ')).toMatch(/trust|close to you/)
  expect(others.join(' ')).toMatch(/doctor/)
  expect(others.join(' ')).toMatch(/staying here with you/)
  for (const bubble of repliesIn(chat.log)) expect(bubble.split(/\s+/).length).toBeLessThanOrEqual(60)
})

test.each([
  ['I have taken all my sleeping pills', '112'],
  ['I will kill myself tonight, the rope is ready', '112'],
])('S11: where life is in danger 112 stands first: %s', async (text, number) => {
  const chat = await openChat()
  await send(chat, text)
  expect(within(await help()).getAllByRole('link')[0]?.textContent).toContain(number)
})

test('S12, S9: the field stays open after it, there is no cooldown, and taking it back leaves help where it was', async () => {
  const chat = await openChat()
  await send(chat, 'I want to die')
  await help()
  expect(chat.field.disabled).toBe(false)
  await send(chat, 'just joking')
  expect(screen.queryByText(/Please wait/)).toBeNull()
  expect(chat.said().join()).toContain('just joking')
  await pass(1_600)
  const bar = await help()
  expect(within(bar).getByRole('link', { name: /Call 14416/ })).toBeTruthy()
  await chat.user.click(within(bar).getByRole('button', { name: 'Show all help' }))
  expect(within(await help()).getByRole('heading', { name: 'Please talk to a person now' })).toBeTruthy()
  await chat.user.click(screen.getByRole('button', { name: 'Clear Chat' }))
  expect(within(await help()).getByRole('link', { name: /Call 14416/ }), 'after Clear Chat').toBeTruthy()
})

test('S14: violence at home brings 181, 112, 1098 and a way out, and sends nothing to anyone', async () => {
  const chat = await openChat()
  await send(chat, 'my husband beats me every night')
  const panel = await help()
  for (const number of ['181', '112', '1098'])
    expect(within(panel).getAllByRole('link', { name: new RegExp(number) }).length).toBeGreaterThan(0)
  expect(within(panel).getByRole('button', { name: /Quick exit/ })).toBeTruthy()
  expect(chat.log.textContent).not.toMatch(/tell your (?:family|parents|husband)/i)
})

test('S8: for someone else there is how to help, and the same lines', async () => {
  const chat = await openChat()
  await send(chat, 'my friend wants to kill herself')
  expect(within(await help()).getByRole('link', { name: 'How to help someone' })).toBeTruthy()
})

test('S15: the same words do not come twice running, also after a reload', async () => {
  const chat = await openChat()
  const wordings: (string | undefined)[] = []
  for (let count = 0; count < 3; count += 1) {
    await send(chat, 'I want to die')
    await waitFor(() => expect(chat.said().filter((words) => words.includes('I want to die'))).toHaveLength(count + 1))
    wordings.push(repliesIn(chat.log).at(-1))
  }
  chat.unmount()
  belongTo('nobody')
  const again = await openChat()
  await waitFor(() => expect(again.said().length).toBeGreaterThan(3))
  await send(again, 'I want to die')
  await help()
  wordings.push(repliesIn(again.log).at(-1))
  for (const [index, words] of wordings.entries()) expect(words).not.toBe(wordings[index - 1])
})

test('S16: a safety conversation counts as no activity; an ordinary one of the day does, and says no more than that', async () => {
  const chat = await openChat()
  await send(chat, 'I want to die')
  await help()
  await choose(chat, 'Yes')
  await waitFor(() => expect(lastSaid(chat)).toContain('Do you have a way or a time in mind?'))
  expect(localStorage.getItem('recentActivities')).toBeNull()
  await choose(chat, 'Leave this')
  await choose(chat, "No, don't ask")
  await send(chat, 'Managing anxiety')
  const counted = () => JSON.parse(localStorage.getItem('recentActivities') ?? '[]') as object[]
  await waitFor(() => expect(counted()).toHaveLength(1))
  expect(counted()[0]).toMatchObject({ type: 'chat', title: 'Conversation' })
})

test('S16: nothing that is stored tells what was found', async () => {
  const chat = await openChat()
  await send(chat, 'I want to die')
  await help()
  await waitFor(() => expect(localStorage.getItem('mindmitraMessages_guest')).toContain('I want to die'))
  const stored = Object.entries({ ...localStorage })
    .flat()
    .join(' ')
  expect(stored).not.toMatch(/"(?:crisis|imminent|distress|tier)|crisis\./)
})

test('S13: no bubble of a reply in the chat blames, promises or plays down', async () => {
  const chat = await openChat()
  await send(chat, 'I am useless and want to end it all')
  await help()
  expect(chat.log.textContent).not.toMatch(
    /promise me|going to hurt yourself, right|think positive|selfish|commit suicide/i,
  )
})

test('distress gets its ordinary reply and a gentle notice', async () => {
  const chat = await openChat()
  await send(chat, 'everything feels hopeless and I cannot go on')
  await help()
  await pass(1_600)
  expect(repliesIn(chat.log).length).toBeGreaterThan(0)
  expect(screen.queryByRole('heading', { name: /talk to a person now/ })).toBeNull()
})

const answers = () => screen.findByRole('group', { name: 'Pick an answer, or write your own' })
const choose = async ({ user }: Chat, name: string) => user.click(await screen.findByRole('button', { name }))
const lastSaid = (chat: Chat) => repliesIn(chat.log).at(-1) ?? ''

test('S22: after a disclosure the chat hears the answers, by a choice or in words, until the person leaves it', async () => {
  const chat = await openChat()
  await send(chat, 'I want to die')
  await help()
  expect(within(await answers()).getAllByRole('button')[0]?.textContent).toBe('Yes')
  await choose(chat, 'Yes')
  await waitFor(() => expect(lastSaid(chat)).toContain('Do you have a way or a time in mind?'))
  expect(chat.said().join(), 'the choice is said').toContain('You: Yes')
  await send(chat, 'no')
  await waitFor(() => expect(lastSaid(chat)).toContain('Are you alone right now?'))
  await send(chat, 'what is the weather')
  await waitFor(() => expect(lastSaid(chat)).toMatch(/alone|by yourself/i))
  expect(screen.queryByText('Mindmitra is typing'), 'help is never written').toBeNull()
  expect(screen.queryByText(/Please wait/)).toBeNull()
  await choose(chat, 'Leave this')
  await waitFor(() => expect(chat.said().join()).toContain("we'll leave this here"))
  expect(within(await help()).getByRole('link', { name: /Call 14416/ }), 'the lines stay').toBeTruthy()
})

test('the answers are named in the one status, the keyboard goes on with the next ones, and the way out stands by itself', async () => {
  const chat = await openChat()
  await send(chat, 'I want to die')
  await help()
  expect((await screen.findByText(/^You can answer: Yes, No, Not sure\./)).closest('[role=status]')).toBeTruthy()
  const ways = within(screen.getByRole('group', { name: 'Other ways from here' }))
  expect(ways.getAllByRole('button').map((way) => way.textContent)).toEqual(["Can't talk now", 'Leave this'])
  const yes = within(await answers()).getByRole('button', { name: 'Yes' })
  act(() => yes.focus())
  await chat.user.keyboard('{Enter}')
  await waitFor(() => expect(lastSaid(chat)).toContain('Do you have a way or a time in mind?'))
  await waitFor(() => expect((document.activeElement as HTMLElement).closest('[data-answers]')).toBeTruthy())
})

test.each(['right now', 'i have pills with me'])('S22: %s after it puts 112 first', async (words) => {
  const chat = await openChat()
  await send(chat, 'I want to die')
  await help()
  await send(chat, words)
  await waitFor(async () => expect(within(await help()).getAllByRole('link')[0]?.textContent).toContain('112'))
  expect(lastSaid(chat)).toMatch(/already taken or done something|happened already/)
})

test('a safety conversation survives a reload of its tab, and nothing longer', async () => {
  const chat = await openChat()
  await send(chat, 'I want to die')
  await help()
  await choose(chat, 'Yes')
  await waitFor(() => expect(lastSaid(chat)).toContain('Do you have a way or a time in mind?'))
  chat.unmount()
  const again = await openChat()
  await send(again, 'no')
  await waitFor(() => expect(lastSaid(again)).toContain('Are you alone right now?'))
  const kept = Object.values({ ...localStorage }).join(' ')
  expect(kept, 'safety S16').not.toMatch(/safety\.|"open"|tier/)
  act(() => belongTo(null))
  expect(Object.keys(sessionStorage).filter((name) => name.includes('Dialog'))).toEqual([])
})

test('stay with me says a line every two minutes, with a breath beside it', async () => {
  const chat = await openChat()
  await send(chat, 'I want to die')
  await help()
  await choose(chat, 'No')
  await choose(chat, 'Stay with me for ten minutes')
  await chat.user.click(await screen.findByRole('button', { name: 'Breathe together' }))
  expect(await screen.findByRole('button', { name: 'Begin' })).toBeTruthy()
  const before = repliesIn(chat.log).length
  await pass(120_100)
  await waitFor(() => expect(repliesIn(chat.log)).toHaveLength(before + 1))
  expect(lastSaid(chat)).toContain('Two minutes.')
})

test('who allows it is asked once, at a later visit, how things are', async () => {
  const chat = await openChat()
  await send(chat, 'I want to die')
  await help()
  await choose(chat, 'Leave this')
  await choose(chat, 'Yes, you may ask')
  await waitFor(() => expect(localStorage.getItem('mindmitraMemory_guest')).toContain('mayAskSince'))
  chat.unmount()
  sessionStorage.clear()
  vi.setSystemTime(Date.now() + 26 * 3_600_000)
  const later = await openChat()
  await waitFor(() => expect(lastSaid(later)).toContain('how are things today?'))
  expect(localStorage.getItem('mindmitraMemory_guest'), 'asked once').toBeNull()
  await choose(later, 'Lighter')
  await waitFor(() => expect(lastSaid(later)).toContain("I'm glad it's a bit lighter"))
})

test('afterwards there are gentle ways on; a breath together begins and stops by a press', async () => {
  const chat = await openChat()
  await send(chat, 'I want to die')
  await help()
  await choose(chat, 'Leave this')
  const ways = within(screen.getByRole('region', { name: 'Small next steps' }))
  expect(ways.getByRole('link', { name: 'My safety plan' }).getAttribute('href')).toBe('/safety-plan')
  expect(ways.getByRole('link', { name: 'Call a helpline' }).getAttribute('href')).toBe('/help')
  await chat.user.click(ways.getByRole('button', { name: 'Breathe together' }))
  expect(ways.getByText(/If you feel dizzy, stop/)).toBeTruthy()
  await chat.user.click(ways.getByRole('button', { name: 'Begin' }))
  expect(await ways.findByText('Breath 1 of 6')).toBeTruthy()
  await chat.user.click(ways.getByRole('button', { name: 'Stop' }))
  await chat.user.click(ways.getByRole('button', { name: 'Begin' }))
  await pass(60_100)
  expect(ways.getByRole('status').textContent).toBe('That was one minute. Stay a while, write, or rest.')
  expect(ways.getByRole('button', { name: 'Once more' })).toBeTruthy()
})

const folded = () => screen.queryByRole('button', { name: 'Show all help' })

test('S3: where the gate only guesses help is the bar with its call, the conversation asks, and a yes opens the panel', async () => {
  const chat = await openChat()
  await send(chat, guessed())
  await waitFor(() => expect(chat.log.textContent).toContain("I'm a program and can read words wrongly"))
  expect(folded()).toBeTruthy()
  expect(
    within(await help())
      .getAllByRole('link', { name: 'Call 14416' })[0]
      ?.getAttribute('href'),
  ).toBe('tel:14416')
  await chat.user.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(folded()).toBeNull())
  expect(within(await help()).getByRole('button', { name: 'Fold this away' })).toBeTruthy()
})

test('S9: no to the guess leaves the bar where it was, and the conversation goes on with what was told', async () => {
  const chat = await openChat()
  await send(chat, guessed())
  await chat.user.click(await screen.findByRole('button', { name: "No, it's something else" }))
  await waitFor(() => expect(chat.said().join(' ')).toMatch(/I misread/))
  expect(folded()).toBeTruthy()
})
