import { downloadFile } from './download-file'

/** Hands a picture to the device's own share sheet, or saves it where there is none. Resolves also where the person closes the sheet. */
export async function sharePicture(name: string, picture: Blob): Promise<void> {
  const data = { files: [new File([picture], name, { type: picture.type })] }
  if (!navigator.canShare?.(data)) return downloadFile(name, picture)
  try {
    await navigator.share(data)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') downloadFile(name, picture)
  }
}
