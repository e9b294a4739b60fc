/** Whether a part of the app could be loaded. */
export function hasArrived(load: Promise<unknown>): Promise<boolean> {
  return load.then(
    () => true,
    () => false,
  )
}
