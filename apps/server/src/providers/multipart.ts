import { randomUUID } from 'node:crypto'
import type { SentFile } from '../sent-file'
import type { StreamedBody } from './ask-provider'
import { fileNameOf } from './file-name-of'

type Form = { fields?: Record<string, string>; fileField: string; file: SentFile }

/** A form with one file that is passed on as it comes. The file's name is ours: the person's own says more than the service needs. */
export function multipart({ fields = {}, fileField, file }: Form): StreamedBody {
  const boundary = `maitri-${randomUUID()}`
  const part = (headers: string[], content: string) => `--${boundary}\r\n${headers.join('\r\n')}\r\n\r\n${content}`
  const before = Buffer.from(
    [
      ...Object.entries(fields).map(([name, value]) =>
        part([`content-disposition: form-data; name="${name}"`], `${value}\r\n`),
      ),
      part(
        [
          `content-disposition: form-data; name="${fileField}"; filename="${fileNameOf(file.contentType)}"`,
          `content-type: ${file.contentType}`,
        ],
        '',
      ),
    ].join(''),
  )
  const after = Buffer.from(`\r\n--${boundary}--\r\n`)
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    byteLength: file.byteLength === null ? null : before.length + file.byteLength + after.length,
    bytes: around(before, file.bytes, after),
  }
}

async function* around(before: Buffer, bytes: AsyncIterable<Uint8Array>, after: Buffer) {
  yield before
  yield* bytes
  yield after
}
