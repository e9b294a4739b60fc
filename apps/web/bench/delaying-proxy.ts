import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type DelayingProxy = {
  url: string
  /** Where it passes everything on to. */
  passTo: (port: number) => void
  /** From now on, in milliseconds. */
  roundTrip: (ms: number) => void
  close: () => Promise<void>
}

/** A TCP proxy on the loopback that is as far away as one chooses: each byte comes half a round trip later, in both directions, and a connection costs one more. */
export async function startDelayingProxy(): Promise<DelayingProxy> {
  let target = 0
  let roundTripMs = 0
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const socket of [near, far]) {
      socket.setNoDelay(true)
      // The other end hears of it by the end of this one.
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
      sockets.add(socket)
    }
    passOn(near, far, roundTripMs)
    passOn(far, near, 0)
  })

  /** Keeps the order: what comes later never leaves earlier. */
  function passOn(from: Socket, to: Socket, firstMs: number) {
    let last: Promise<unknown> = wait(firstMs)
    const inTurn = (work: () => void) => {
      const due = wait(roundTripMs / 2)
      last = Promise.all([last, due]).then(work)
    }
    from.on('data', (bytes) => inTurn(() => to.writable && to.write(bytes)))
    from.on('close', () => inTurn(() => to.end()))
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passTo(port) {
      target = port
    },
    roundTrip(ms) {
      roundTripMs = ms
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
