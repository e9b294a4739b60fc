/** One packet of the heart-rate measurement characteristic (0x2A37). */
export type HeartRateMeasurement = {
  /** Beats a minute; 0 where the strap has none to tell. */
  bpm: number
  /** Whether the sensor touches the skin; null where the strap cannot know. */
  contact: boolean | null
  energyKJ: number | null
  /** Times between beats in milliseconds, oldest first. */
  rrMs: number[]
}

const flag = { isWide: 1, hasContact: 2, knowsContact: 4, hasEnergy: 8, hasIntervals: 16 }

/** Reads the bytes as the Heart Rate Service 1.0 lays them out, little-endian; null for a packet that is too short for its own flags. */
export function parseHeartRate(packet: DataView): HeartRateMeasurement | null {
  if (packet.byteLength === 0) return null
  const flags = packet.getUint8(0)
  const has = (bit: number) => (flags & bit) !== 0
  const wideBytes = has(flag.isWide) ? 2 : 1
  const energyAt = 1 + wideBytes
  const intervalsAt = energyAt + (has(flag.hasEnergy) ? 2 : 0)
  if (packet.byteLength < intervalsAt) return null
  const intervalCount = has(flag.hasIntervals) ? Math.floor((packet.byteLength - intervalsAt) / 2) : 0
  return {
    bpm: wideBytes === 2 ? packet.getUint16(1, true) : packet.getUint8(1),
    contact: has(flag.knowsContact) ? has(flag.hasContact) : null,
    energyKJ: has(flag.hasEnergy) ? packet.getUint16(energyAt, true) : null,
    rrMs: Array.from({ length: intervalCount }, (_, n) => (packet.getUint16(intervalsAt + 2 * n, true) * 1000) / 1024),
  }
}
