import { expect, test } from 'vitest'
import { readConfig } from './config'

test('with nothing set the server runs on loopback with its own store and both loopback names trusted', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: null, google: null, smtpUrl: null })
  expect(config.trustedOrigins).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000'])
  expect(config.site).toEqual({
    supportEmail: 'support@maitri.example',
    supportPhone: null,
    supportAddress: 'Bengaluru 560001',
    grievanceEmail: 'support@maitri.example',
    socialLinks: [],
  })
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', APP_URL: ' ', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('with APP_URL only its origin is trusted', () => {
  const config = readConfig({ APP_URL: 'https://maitri.example/', PORT: '8080' })
  expect(config.appUrl).toBe('https://maitri.example')
  expect(config.trustedOrigins).toEqual(['https://maitri.example'])
})

test('every wrong variable is named at once, without its value', () => {
  const read = () =>
    readConfig({ PORT: '99999', APP_URL: 'maitri.example', TRUST_PROXY: 'not-an-address', APP_SECRET: 'short-secret' })
  expect(read).toThrow(/PORT: /)
  expect(read).toThrow(/APP_URL: /)
  expect(read).toThrow(/TRUST_PROXY\.0: /)
  expect(read).toThrow(/APP_SECRET: /)
  expect(read).not.toThrow(/short-secret/)
})

test('a PostgreSQL address needs the secret beside it', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/maitri' })).toThrow(/APP_SECRET: must be given/)
  expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgres://localhost/maitri' })).toThrow(
    /DATABASE_URL: must be given/,
  )
  const config = readConfig({ DATABASE_URL: 'postgresql://localhost/maitri', APP_SECRET: 'a'.repeat(32) })
  expect(config.databaseUrl).toBe('postgresql://localhost/maitri')
})

test('half of the Google settings is refused', () => {
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow(/GOOGLE_CLIENT_SECRET: /)
  expect(() => readConfig({ GOOGLE_CLIENT_SECRET: 'secret' })).toThrow(/GOOGLE_CLIENT_ID: /)
})

test('lists are separated by commas', () => {
  const config = readConfig({ SOCIAL_LINKS: 'https://a.example/x, https://b.example', TRUST_PROXY: '10.0.0.0/8,::1' })
  expect(config.site.socialLinks).toEqual(['https://a.example/x', 'https://b.example'])
  expect(config.trustedProxies).toEqual(['10.0.0.0/8', '::1'])
})
