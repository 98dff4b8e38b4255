// Forms with files, as upstreams take them.
import { randomUUID } from 'node:crypto'

export type Multipart = { contentType: string; body: Uint8Array }

export type FormPart =
  | { name: string; value: string }
  | { name: string; file: string; mime: string; data: Uint8Array }

/** Writes a multipart/form-data body. Names and file names are our own: they hold no quotes and no line ends. */
export function writeMultipart(parts: readonly FormPart[]): Multipart {
  const boundary = `----atelier-${randomUUID()}`
  const pieces = parts.flatMap((part) => {
    const file = 'file' in part ? `; filename="${part.file}"\r\ncontent-type: ${part.mime}` : ''
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"${file}\r\n\r\n`
    return [head, 'data' in part ? part.data : part.value, '\r\n']
  })
  const body = Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)))
  return { contentType: `multipart/form-data; boundary=${boundary}`, body }
}
