import { afterEach, expect, test } from 'vitest'
import { type SmtpScenario, startSmtpStandIn } from '../../testing/smtp-stand-in'
import { ProviderError } from '../provider-error'
import { smtp } from './smtp'

const mail = { to: 'asha@example.org', subject: 'नमस्ते', text: 'A line.\nप्रिय आशा' }
const timeoutsMs = { connection: 300, greeting: 300, socket: 300 }

let standIn: Awaited<ReturnType<typeof startSmtpStandIn>>
afterEach(() => standIn.close())

async function sendTo(scenario: SmtpScenario) {
  standIn = await startSmtpStandIn(scenario)
  return smtp({ url: standIn.url, from: 'Maitri <hello@maitri.example>', timeoutsMs }).send(mail)
}

test('a mail that was accepted reached the address, text in any script included', async () => {
  await sendTo('accepts')
  expect(standIn.received).toHaveLength(1)
  expect(standIn.received[0]).toMatchObject({ from: 'hello@maitri.example', to: ['asha@example.org'] })
  const body = standIn.received[0]?.source.split('\r\n\r\n').slice(1).join('').replace(/\s/g, '') ?? ''
  expect(Buffer.from(body, 'base64').toString('utf8')).toContain('प्रिय आशा')
})

test.each([
  ['closing 421', { kind: 'provider_down', status: 421, isTemporary: true }],
  ['busy 450', { kind: 'provider_down', status: 450, isTemporary: true }],
  ['unknown 550', { kind: 'bad_request', status: 550, isTemporary: false }],
  ['wrong password 535', { kind: 'unauthorized', status: 535, isTemporary: false }],
  ['silent', { kind: 'timeout', isTemporary: true }],
] as const)('a mail server that is %s fails in our words', async (scenario, expected) => {
  const error = await sendTo(scenario).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ProviderError)
  expect(error).toMatchObject(expected)
  expect(JSON.stringify(error) + String(error)).not.toContain('asha')
})

test('a mail server that is not there is a network failure, to be tried later', async () => {
  standIn = await startSmtpStandIn('accepts')
  await standIn.close()
  await expect(smtp({ url: standIn.url, from: 'a@b.example', timeoutsMs }).send(mail)).rejects.toMatchObject({
    kind: 'network',
    isTemporary: true,
  })
})

test('off this machine a server without encryption gets no mail', async () => {
  standIn = await startSmtpStandIn('accepts')
  // The stand-in by another name of this machine: not one of those that count as loopback.
  const url = standIn.url.replace('127.0.0.1', '[::ffff:127.0.0.1]')
  await expect(smtp({ url, from: 'a@b.example', timeoutsMs }).send(mail)).rejects.toBeInstanceOf(ProviderError)
  expect(standIn.received).toEqual([])
})
