import { createStoredList } from './stored-list'

/** The local-storage name under which the ids lie of groups that a guest hid on this device: a JSON list. */
export const hiddenGroupsKey = 'hiddenGroups_guest'

const hidden = createStoredList(hiddenGroupsKey, (value): value is string => typeof value === 'string')

/** The ids of the groups that the guest of this device hid. */
export const readHiddenGroups = hidden.read

/** What the guest hid; renders again when that changes. */
export const useHiddenGroups = hidden.use

/** Hides a group on this device, or shows it again; answers whether the device keeps it. */
export function hideOnDevice(id: string, isHidden: boolean): boolean {
  const others = hidden.read().filter((one) => one !== id)
  return hidden.write(isHidden ? [...others, id] : others)
}
