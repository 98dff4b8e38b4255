import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bombPicture, noisyPicture, plainPicture } from '../../../testing/pictures.ts'
import { readMadePicture, readPreviewPicture } from './made-picture.ts'

const whole = await plainPicture(300, 300).jpeg().toBuffer()
const damaged = await noisyPicture(300, 300).png().toBuffer()
damaged.fill(0x55, 20_000, 40_000)

describe('a picture that was made', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'as %s keeps its bytes, and gets a small picture and a few pixels',
    async (format) => {
      const bytes = await plainPicture(1600, 800).toFormat(format).toBuffer()
      const made = await readMadePicture(bytes)
      expect(made).toMatchObject({ mime: `image/${format}`, width: 1600, height: 800 })
      expect(Buffer.from(made.bytes)).toEqual(bytes)
      expect(await sharp(made.thumbnail).metadata()).toMatchObject({
        format: 'webp',
        width: 512,
        height: 256,
      })
      expect(made.blur).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/)
      expect(made.blur.length).toBeLessThanOrEqual(300)
      const few = Buffer.from(made.blur.replace(/^.*,/, ''), 'base64')
      expect((await sharp(few).metadata()).width).toBeLessThanOrEqual(16)
    },
  )

  it('is shown with few pixels also when it is full of colours and partly clear', async () => {
    const mask = await noisyPicture(900, 900)
      .extractChannel(0)
      .toColourspace('b-w')
      .raw()
      .toBuffer()
    const bytes = await noisyPicture(900, 900)
      .joinChannel(mask, { raw: { width: 900, height: 900, channels: 1 } })
      .png()
      .toBuffer()
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true)
    const { blur } = await readMadePicture(bytes)
    expect(blur).toMatch(/^data:image\/webp/)
    expect(blur.length).toBeLessThanOrEqual(300)
  })

  it('that is small is not made larger', async () => {
    const made = await readMadePicture(await plainPicture(20, 10).png().toBuffer())
    expect((await sharp(made.thumbnail).metadata()).width).toBe(20)
  })

  it('stands upright, whatever its metadata say', async () => {
    const lying = await plainPicture(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const made = await readMadePicture(lying)
    expect(made).toMatchObject({ mime: 'image/jpeg', width: 20, height: 40 })
    expect((await sharp(made.bytes).metadata()).orientation ?? 1).toBe(1)
  })

  it.each([
    ['gif', 'image/png'],
    ['tiff', 'image/png'],
    ['avif', 'image/webp'],
  ] as const)('as %s becomes %s', async (format, mime) => {
    const made = await readMadePicture(await plainPicture(64, 48).toFormat(format).toBuffer())
    expect(made).toMatchObject({ mime, width: 64, height: 48 })
    expect((await sharp(made.bytes).metadata()).width).toBe(64)
  })

  it('as a JPEG without its end is mended', async () => {
    const made = await readMadePicture(whole.subarray(0, whole.length - 2))
    expect(Buffer.from(made.bytes)).toEqual(whole)
  })

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'),
    ],
    ['an answer in JSON', Buffer.from('{"error":"busy"}')],
    ['torn', whole.subarray(0, whole.length - 40)],
    ['damaged within', damaged],
    ['a few bytes that say they are 200 million pixels', bombPicture(20_000, 10_000)],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s is refused', async (_, bytes) => {
    const refusal = { name: 'EngineError', kind: 'invalid' }
    await expect(readMadePicture(bytes)).rejects.toMatchObject(refusal)
    await expect(readPreviewPicture(bytes)).rejects.toMatchObject(refusal)
  })
})
