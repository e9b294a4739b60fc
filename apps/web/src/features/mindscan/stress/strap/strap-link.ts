import type { Bluetooth, HeartRateCharacteristic, StrapDevice } from './bluetooth'
import { parseHeartRate } from './parse-heart-rate'

/** No heart beats faster; a larger number is noise on the way. */
const highestBpm = 300

export type StrapProblem = 'lost' | 'refused' | 'no_heart_rate' | 'unreachable'

export type StrapStatus =
  | { state: 'off'; problem: StrapProblem | null }
  | { state: 'connecting' }
  | { state: 'connected'; name: string | null; beat: 'none_yet' | 'no_contact' | 'measured'; bpm: number | null }
  | { state: 'reconnecting'; name: string | null }

type StrapLinkOptions = {
  bluetooth: Bluetooth
  onStatus: (status: StrapStatus) => void
  /** Beats a minute, only where the strap touches the skin and really tells some. */
  onHeartRate: (bpm: number) => void
}

export type StrapLink = ReturnType<typeof createStrapLink>

/** One strap, from the browser's chooser until it is ended. A connection that breaks is tried once more. */
export function createStrapLink({ bluetooth, onStatus, onHeartRate }: StrapLinkOptions) {
  let device: StrapDevice | null = null
  let characteristic: HeartRateCharacteristic | null = null
  let isEnded = false
  let isListening = false
  let hasPacket = false

  async function connect(): Promise<void> {
    onStatus({ state: 'connecting' })
    try {
      device = await bluetooth.requestDevice({ filters: [{ services: ['heart_rate'] }] })
    } catch (error) {
      // The chooser was closed, or found nothing: the person knows.
      return finish(nameOf(error) === 'NotFoundError' ? null : problemOf(error))
    }
    if (isEnded) return
    device.addEventListener('gattserverdisconnected', onDisconnected)
    await listen().catch((error: unknown) => finish(problemOf(error)))
  }

  async function listen(): Promise<void> {
    if (!device?.gatt) throw new DOMException('The device has no services', 'NetworkError')
    const server = await device.gatt.connect()
    const service = await server.getPrimaryService('heart_rate')
    const found = await service.getCharacteristic('heart_rate_measurement')
    if (isEnded) return device.gatt.disconnect()
    characteristic?.removeEventListener('characteristicvaluechanged', onPacket)
    characteristic = found
    hasPacket = false
    characteristic.addEventListener('characteristicvaluechanged', onPacket)
    await characteristic.startNotifications()
    if (isEnded) return
    isListening = true
    // The first packet may come before the strap has confirmed that it sends.
    if (!hasPacket) onStatus({ state: 'connected', name: nameOfDevice(), beat: 'none_yet', bpm: null })
  }

  function onPacket(): void {
    const measured = characteristic?.value && parseHeartRate(characteristic.value)
    if (!measured) return
    hasPacket = true
    if (measured.contact === false) {
      onStatus({ state: 'connected', name: nameOfDevice(), beat: 'no_contact', bpm: null })
      return
    }
    if (measured.bpm === 0 || measured.bpm > highestBpm) return
    onStatus({ state: 'connected', name: nameOfDevice(), beat: 'measured', bpm: measured.bpm })
    onHeartRate(measured.bpm)
  }

  function onDisconnected(): void {
    // While it is still being connected the attempt itself says what went wrong.
    if (isEnded || !isListening) return
    isListening = false
    onStatus({ state: 'reconnecting', name: nameOfDevice() })
    void listen().catch(() => finish('lost'))
  }

  function finish(problem: StrapProblem | null): void {
    if (isEnded) return
    end()
    onStatus({ state: 'off', problem })
  }

  /** Lets go of the strap and says nothing more. */
  function end(): void {
    isEnded = true
    isListening = false
    characteristic?.removeEventListener('characteristicvaluechanged', onPacket)
    device?.removeEventListener('gattserverdisconnected', onDisconnected)
    device?.gatt?.disconnect()
  }

  const nameOfDevice = () => device?.name || null

  return { connect, end }
}

const nameOf = (error: unknown) => (error instanceof Error || error instanceof DOMException ? error.name : '')

function problemOf(error: unknown): StrapProblem {
  const name = nameOf(error)
  if (name === 'SecurityError' || name === 'NotAllowedError') return 'refused'
  return name === 'NotFoundError' ? 'no_heart_rate' : 'unreachable'
}
