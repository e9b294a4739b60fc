/**
 * Does something in one tab of this browser at a time, where the browser can. Where it cannot, or storage is blocked and locks are refused with it,
 * it is done at once. Rejects as the work does.
 */
export async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return await work()
  let isBegun = false
  try {
    return await navigator.locks.request(name, () => {
      isBegun = true
      return work()
    })
  } catch (error) {
    if (isBegun) throw error
    return await work()
  }
}
