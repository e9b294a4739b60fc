/** Hands the browser a file made here; nothing leaves the device. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser still reads it when the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
