/** Hands the browser a file made here; nothing leaves the device. */
export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser still reads it when the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
