import { expect, it } from 'vitest'
import { cutGif, cutWebp } from './cut-animation.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** A GIF of frames of one pixel, each with a control before it. */
function gif(frames: number): Uint8Array {
  const control = '\x21\xf9\x04\0\x0a\0\0\0'
  const frame = '\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0'
  return bytes(`GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff${(control + frame).repeat(frames)};`)
}
const [head, each] = [19, 23]

it('a long GIF ends behind the last frame that fits', () => {
  const long = gif(100)
  expect(long).toHaveLength(head + 100 * each + 1)
  const cut = cutGif(long, head + 10 * each + 5)
  expect(cut).toEqual(gif(10))
})

it('a GIF that is torn ends behind its last whole frame', () => {
  expect(cutGif(gif(5).subarray(0, head + 3 * each + 20), 1000)).toEqual(gif(3))
})

it.each([
  ['not even one frame', gif(3), head + 10],
  ['nothing', new Uint8Array(0), 100],
  ['something else', bytes('GIF89a and then only words'), 100],
])('no GIF is made of %s', (_, file, max) => {
  expect(cutGif(file, max)).toBeUndefined()
})

function chunk(name: string, size: number, first = 0): Uint8Array {
  const out = new Uint8Array(8 + size + (size % 2))
  out.set(bytes(name))
  new DataView(out.buffer).setUint32(4, size, true)
  out[8] = first
  return out
}

function webp(frames: number, flags = 2): Uint8Array {
  const parts = [chunk('VP8X', 10, flags), chunk('ANIM', 6)]
  for (let n = 0; n < frames; n++) parts.push(chunk('ANMF', 101, n))
  const length = parts.reduce((sum, part) => sum + part.length, 12)
  const out = new Uint8Array(length)
  out.set(bytes('RIFF\0\0\0\0WEBP'))
  new DataView(out.buffer).setUint32(4, length - 8, true)
  let at = 12
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

it('a long animated WebP ends behind the last frame that fits, and says how long it is', () => {
  expect(cutWebp(webp(50), webp(7).length + 30)).toEqual(webp(7))
})

it('a WebP at rest is none that could be cut', () => {
  expect(cutWebp(webp(3, 0), 1000)).toBeUndefined()
  expect(cutWebp(bytes('RIFF\0\0\0\0WEBPVP8 '), 1000)).toBeUndefined()
})
