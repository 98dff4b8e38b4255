// One style over a whole picture: a scene that was laid out for it, or any other picture.
import type { Canvas } from '../craft/raster.ts'
import { newCanvas } from '../craft/raster.ts'
import type { Style } from '../words/manner-words.ts'
import { lowPoly, mosaic, stainedGlass } from './cells.ts'
import { pixelArt, poster, woodblock } from './few-colours.ts'
import { neon } from './neon.ts'
import { blueprint, inkWash, lineDrawing, watercolour } from './paper.ts'
import { grainPaper, paperCut } from './paper-cut.ts'
import { paintStrokes } from './strokes.ts'

export type StyleWish = {
  seed: number
  /** The scene was laid out in this style's own colours and shapes. */
  painted: boolean
  fine: boolean
  /** 0 leaves the picture as it is, 1 is the style alone. */
  strength: number
}

export function applyStyle(canvas: Canvas, style: Style, wish: StyleWish): Canvas {
  const styled = appliers[style](canvas, wish)
  if (styled === canvas || wish.strength >= 0.995) return styled
  const out = newCanvas(canvas.width, canvas.height)
  const context = out.getContext('2d')
  context.drawImage(canvas, 0, 0)
  context.globalAlpha = Math.max(0, wish.strength)
  context.drawImage(styled, 0, 0)
  return out
}

const appliers: Record<Style, (canvas: Canvas, wish: StyleWish) => Canvas> = {
  natural: (canvas) => canvas,
  ink: (canvas, { seed, painted }) => inkWash(canvas, seed, painted),
  watercolour: (canvas, { seed }) => watercolour(canvas, seed),
  oil: (canvas, { seed, fine }) =>
    paintStrokes(
      canvas,
      { coats: fine ? [26, 13, 6.5, 3.6] : [26, 12, 7], long: 3.6, stray: 0.3, relief: 1 },
      seed,
    ),
  impressionist: (canvas, { seed, fine }) =>
    paintStrokes(
      canvas,
      { coats: fine ? [24, 14, 8.5] : [24, 13], long: 2.3, stray: 0.85, relief: 0.75 },
      seed,
    ),
  flat: (canvas, { painted, seed }) => (painted ? canvas : poster(canvas, seed, 12)),
  minimal: (canvas, { painted, seed }) => (painted ? canvas : poster(canvas, seed, 5)),
  pixel: (canvas, { fine }) => pixelArt(canvas, fine ? 192 : 144),
  'line-art': (canvas, { seed }) => lineDrawing(canvas, seed, false),
  sketch: (canvas, { seed }) => lineDrawing(canvas, seed, true),
  woodblock: (canvas, { seed }) => woodblock(canvas, seed),
  neon: (canvas, { painted }) => neon(canvas, painted ? 0.35 : 1),
  'low-poly': (canvas, { seed, fine }) => lowPoly(canvas, seed, fine ? 34 : 26),
  'stained-glass': (canvas, { seed, fine }) => stainedGlass(canvas, seed, fine ? 28 : 22),
  'paper-cut': (canvas, { seed, painted }) => {
    if (!painted) return paperCut(canvas, seed)
    grainPaper(canvas, seed, 7)
    return canvas
  },
  blueprint: (canvas, { seed }) => blueprint(canvas, seed),
  mosaic: (canvas, { seed, fine }) => mosaic(canvas, seed, fine ? 74 : 56),
  poster: (canvas, { seed }) => poster(canvas, seed, 8),
}
