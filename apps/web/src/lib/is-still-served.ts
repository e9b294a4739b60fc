const timeoutMs = 5_000

/** Whether the server still has a file of the running version; true also where it could not be asked. */
export async function isStillServed(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal })
    return status !== 404
  } catch {
    return true
  }
}
