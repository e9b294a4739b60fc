import type { Bluetooth, StrapDevice } from './bluetooth'

type Failing = { choosing?: string; connecting?: string; service?: string }

/** A strap in place of the browser's Bluetooth, for tests: what it tells is scripted, and each step can be made to fail by its error's name. */
export function scriptedBluetooth({ name = 'Polar H10', failing = {} }: { name?: string; failing?: Failing } = {}) {
  const characteristic = Object.assign(new EventTarget(), {
    value: undefined as DataView | undefined,
    startNotifications: () => Promise.resolve(),
  })
  const refuse = (step: keyof Failing) => {
    const error = failing[step]
    if (error) throw new DOMException(step, error)
  }
  const counts = { connects: 0, disconnects: 0 }
  const device: StrapDevice = Object.assign(new EventTarget(), {
    name,
    gatt: {
      async connect() {
        counts.connects += 1
        refuse('connecting')
        return {
          async getPrimaryService() {
            refuse('service')
            return { getCharacteristic: () => Promise.resolve(characteristic) }
          },
        }
      },
      disconnect() {
        counts.disconnects += 1
      },
    },
  })
  const bluetooth: Bluetooth = {
    async requestDevice() {
      refuse('choosing')
      return device
    },
  }
  return {
    bluetooth,
    failing,
    counts,
    /** Sends one packet of these bytes. */
    send(...bytes: number[]) {
      characteristic.value = new DataView(Uint8Array.from(bytes).buffer)
      characteristic.dispatchEvent(new Event('characteristicvaluechanged'))
    },
    /** Breaks the connection, as a strap out of reach does. */
    lose: () => device.dispatchEvent(new Event('gattserverdisconnected')),
  }
}
