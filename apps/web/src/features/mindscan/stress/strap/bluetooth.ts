/** What of Web Bluetooth a heart-rate strap needs; the browsers' types do not have it yet. */
export type HeartRateCharacteristic = EventTarget & {
  readonly value?: DataView | undefined
  startNotifications(): Promise<unknown>
}

export type GattServer = {
  connect(): Promise<{
    getPrimaryService(name: 'heart_rate'): Promise<{
      getCharacteristic(name: 'heart_rate_measurement'): Promise<HeartRateCharacteristic>
    }>
  }>
  disconnect(): void
}

export type StrapDevice = EventTarget & { readonly name?: string | undefined; readonly gatt?: GattServer | undefined }

export type Bluetooth = {
  requestDevice(options: { filters: { services: 'heart_rate'[] }[] }): Promise<StrapDevice>
}

/** The browser's Bluetooth, or null where it has none: Firefox, Safari, and every insecure page. */
export function findBluetooth(): Bluetooth | null {
  return (navigator as { bluetooth?: Bluetooth }).bluetooth ?? null
}
