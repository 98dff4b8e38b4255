// What is drawn for a song that has no picture: by its words where they say something, else by its name. Pure.
import { hueOf } from './quiet-ground.ts'

export type CoverMotif = 'waves' | 'hills' | 'rain' | 'discs' | 'bars'

/** Words of a title or a style, in the languages of the page, and what they look like. */
const words: readonly (readonly [CoverMotif, RegExp])[] = [
  ['rain', /rain|storm|snow|winter|melanchol|sad|blues|雨|雪|冬|忧|憂|伤|傷|蓝调|藍調/iu],
  [
    'waves',
    /sea|ocean|harbou?r|wave|river|ambient|chill|lo-?fi|calm|dream|海|港|浪|河|氛围|氛圍|梦|夢|静|靜/iu,
  ],
  [
    'hills',
    /folk|country|acoustic|morning|dawn|sunset|mountain|field|guitar|民谣|民謠|晨|山|田|吉他|夕/iu,
  ],
  [
    'bars',
    /electro|techno|house|dance|hip.?hop|rap|rock|metal|drum|synth|电|電|舞|说唱|說唱|摇滚|搖滾|鼓/iu,
  ],
]

const motifs: readonly CoverMotif[] = ['waves', 'hills', 'rain', 'discs', 'bars']

export type CoverDrawing = {
  motif: CoverMotif
  /** Behind it, as CSS. */
  ground: string
  /** 0..1: how this one differs from others with the motif. */
  turn: number
}

export function coverDrawingOf(name: string, style: string): CoverDrawing {
  const hue = hueOf(name)
  const said = words.find(([, pattern]) => pattern.test(`${style} ${name}`))
  const motif = said?.[0] ?? motifs[hue % motifs.length] ?? 'discs'
  return { motif, ground: coverGround(hue), turn: (hue % 37) / 36 }
}

/** As bright and full as the colour of songs is, in a hue of its own. */
const coverGround = (hue: number): string =>
  `linear-gradient(145deg, oklch(from var(--kind-song) 0.58 0.13 ${hue}), oklch(from var(--kind-song) 0.38 0.1 ${(hue + 50) % 360}))`
