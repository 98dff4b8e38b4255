// Small real pictures, for what goes to engines and what comes from stand-ins.
import { crc32, deflateSync } from 'node:zlib'
import type { PictureRole } from '@atelier/contract/work-terms'
import type { ImageInput } from '../kinds/image.ts'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** A grey PNG; `shade` from 0 to 255. */
export function samplePng(width = 8, height = 8, shade = 128): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  const row = Buffer.alloc(width + 1, shade)
  row[0] = 0
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A picture that goes along. */
export function samplePicture(role: PictureRole, width = 8, height = 8): ImageInput {
  const shade = { source: 100, reference: 150, style: 200, mask: 255 }[role]
  const data = new Uint8Array(samplePng(width, height, shade))
  return { role, mime: 'image/png', data, width, height }
}

export const isPng = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 8)).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
