import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDeviceKeys } from '../lib/session/device-keys'
import { createSessionStore } from '../lib/session/session-store'
import { createQueryClient } from './query-client'

test('what was asked for by an app that was loaded offline goes on as soon as the network is back', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const client = createQueryClient(createSessionStore({ deviceKeys: createDeviceKeys() }))
  client.mount()
  onTestFinished(() => {
    client.unmount()
    network.mockRestore()
    onlineManager.setOnline(true)
  })
  const send = vi.fn(async () => 'sent')
  const sent = client.fetchQuery({ queryKey: ['sync'], queryFn: send })
  expect(client.getQueryState(['sync'])?.fetchStatus).toBe('paused')
  network.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await sent).toBe('sent')
  expect(send).toHaveBeenCalledOnce()
})
