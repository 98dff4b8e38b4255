// Pictures for tests, good and bad.
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** One colour. */
export const plainPicture = (width: number, height: number, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } })

/** A red disc in the middle of a blue ground, as a PNG. */
export const discPicture = (width: number, height: number): Promise<Buffer> => {
  const [x, y, radius] = [width / 2, height / 2, Math.min(width, height) * 0.3]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#9cc4e4"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#d2452d"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** How opaque a picture is at some places, 0 to 255 each. */
export async function opacityAt(
  path: string,
  places: readonly (readonly [x: number, y: number])[],
): Promise<number[]> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return places.map(([x, y]) => data[(y * info.width + x) * info.channels + 3] ?? 0)
}

/** Nothing that packs well. */
export const noisyPicture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 100 },
    },
  })

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const bytes = Buffer.alloc(body.length + 8)
  bytes.writeUInt32BE(data.length)
  body.copy(bytes, 4)
  bytes.writeUInt32BE(crc32(body), body.length + 4)
  return bytes
}

/** A PNG of a few bytes that says it is as large as this. */
export function bombPicture(width: number, height: number, { interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, interlaced ? 1 : 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A GIF of a few bytes whose many pictures change one pixel each. */
export function bombAnimation(side: number, pages: number): Buffer {
  const screen = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  screen.writeUInt16LE(side, 6)
  screen.writeUInt16LE(side, 8)
  const control = '21f9040a0a000000'
  const picture = '2c0000000001000100000202'
  const frames = Array.from({ length: pages }, (_, page) => {
    const pixel = page % 2 ? '4c0100' : '440100'
    return Buffer.from(control + picture + pixel, 'hex')
  })
  return Buffer.concat([screen, ...frames, Buffer.from(';')])
}
