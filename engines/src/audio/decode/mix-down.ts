// Many channels as two: what stands in the middle goes to both sides, what stands behind to its side, and the deepest is left out.
import type { RawBlock } from './raw-audio.ts'

export const maxChannels = 8

type Place = 'L' | 'R' | 'C' | 'l' | 'r' | 'c' | 'x'
const half = Math.SQRT1_2
/** Shares of a place in left and right. Small letters stand behind; `x` is the deepest alone. */
const shares: Readonly<Record<Place, readonly [number, number]>> = {
  L: [1, 0],
  R: [0, 1],
  C: [half, half],
  l: [half, 0],
  r: [0, half],
  c: [half / 2, half / 2],
  x: [0, 0],
}

const places = {
  wave: ['', '', '', 'LRC', 'LRlr', 'LRClr', 'LRCxlr', 'LRCxclr', 'LRCxlrlr'],
  vorbis: ['', '', '', 'LCR', 'LRlr', 'LCRlr', 'LCRlrx', 'LCRlrcx', 'LCRlrlrx'],
} as const

/** One channel stays one. */
export function mixDown({ channels, order }: RawBlock): readonly Float32Array[] {
  if (channels.length <= 2) return channels
  const layout = [...(places[order][channels.length] ?? '')] as Place[]
  const length = channels[0]?.length ?? 0
  return ([0, 1] as const).map((side) => {
    const whole = layout.reduce((sum, place) => sum + shares[place][side], 0)
    const mixed = new Float32Array(length)
    for (const [at, place] of layout.entries()) {
      const share = shares[place][side] / whole
      const channel = channels[at]
      if (!channel || share === 0) continue
      for (let n = 0; n < length; n++)
        mixed[n] = (mixed[n] as number) + share * (channel[n] as number)
    }
    return mixed
  })
}
