import { downloadFile } from './download-file'

/** Hands the browser a text file made here; nothing leaves the device. */
export function downloadText(name: string, text: string): void {
  downloadFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }))
}
