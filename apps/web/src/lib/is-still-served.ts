/** Whether the server still has a file of the running version; true also where it could not be asked. */
export const isStillServed = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status !== 404,
    () => true,
  )
