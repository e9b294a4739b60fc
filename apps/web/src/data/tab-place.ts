/** The storage of this tab, which ends with it; reads null and keeps nothing where storage is blocked. */
export const tabPlace = {
  read(place: string): string | null {
    try {
      return sessionStorage.getItem(place)
    } catch {
      return null
    }
  },
  write(place: string, value: string | null): void {
    try {
      if (value === null) sessionStorage.removeItem(place)
      else sessionStorage.setItem(place, value)
    } catch {
      // What is written here is read back by whoever must know that it was kept.
    }
  },
}
