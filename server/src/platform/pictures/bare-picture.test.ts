import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { barePicture } from './bare-picture.ts'

const noise = sharp({
  create: {
    width: 40,
    height: 30,
    channels: 3,
    background: 'black',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
const secret = 'a secret prompt'
const exif = { IFD0: { ImageDescription: secret } }
const plain = {
  'image/png': await noise.clone().png().withExif(exif).toBuffer(),
  'image/jpeg': await noise.clone().jpeg().withExif(exif).withIccProfile('p3').toBuffer(),
  'image/webp': await noise.clone().webp().withExif(exif).withIccProfile('p3').toBuffer(),
}
const progressive = await noise.clone().jpeg({ progressive: true }).withExif(exif).toBuffer()
const lossless = await noise
  .clone()
  .ensureAlpha()
  .webp({ lossless: true })
  .withExif(exif)
  .toBuffer()

/** A chunk as programs that make pictures write their prompt: with a checksum that nobody looks at. */
function pngWithWords(words: string): Buffer {
  const end = plain['image/png'].length - 12
  const head = Buffer.alloc(8)
  head.writeUInt32BE(words.length)
  head.write('tEXt', 4, 'latin1')
  return Buffer.concat([
    plain['image/png'].subarray(0, end),
    head,
    Buffer.from(words, 'latin1'),
    Buffer.alloc(4),
    plain['image/png'].subarray(end),
  ])
}

const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()

describe('a bare picture', () => {
  it.each([
    ...Object.entries(plain),
    ['image/jpeg', progressive],
    ['image/webp', lossless],
    ['image/png', pngWithWords(`parameters\0${secret}`)],
  ] as [string, Buffer][])(
    'of %s has the same pixels and no word beside them',
    async (mime, file) => {
      expect(file.includes(secret)).toBe(true)
      const bare = barePicture(file)
      if (!bare) throw new Error('it was refused')
      expect(bare.mime).toBe(mime)
      expect(bare.bytes.includes(secret)).toBe(false)
      const { exif: words, xmp, icc } = await sharp(bare.bytes).metadata()
      expect([words, xmp]).toEqual([undefined, undefined])
      expect(Boolean(icc)).toBe(Boolean((await sharp(file).metadata()).icc))
      expect(await pixels(bare.bytes)).toEqual(await pixels(file))
    },
  )

  it.each(Object.entries(plain))('of %s ends where the picture does', (_, file) => {
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const bare = barePicture(Buffer.concat([file, page]))
    expect(bare?.bytes.includes('<script>')).toBe(false)
    expect(bare?.bytes).toEqual(barePicture(file)?.bytes)
  })

  it.each(Object.entries(plain))('of %s is the same when it is made bare again', (_, file) => {
    const once = barePicture(file)
    expect(once && barePicture(once.bytes)).toEqual(once)
  })

  it.each(Object.entries(plain))('of %s is none wherever it was torn', (_, file) => {
    for (let length = 0; length < file.length - 1; length += 7)
      expect([length, barePicture(file.subarray(0, length))]).toEqual([length, undefined])
  })

  it.each([
    ['a page', '<html></html>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['another format', 'GIF89a'],
    ['a RIFF of sound', 'RIFF\x10\0\0\0WAVEfmt \0\0\0\0\0\0\0\0'],
    ['nothing', ''],
  ])('is not made of %s', (_, file) => {
    expect(barePicture(Buffer.from(file, 'latin1'))).toBeUndefined()
  })
})
