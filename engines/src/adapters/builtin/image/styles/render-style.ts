// The hand of each style over a painted scene.
import type { Style } from '../words/manner-words.ts'
import { brushBroken, brushOil, brushWater } from './brush-hands.ts'
import { drawBlueprint, drawLines, drawSketch, glow } from './line-hands.ts'
import { foldTriangles, setGlass, setMosaic } from './pane-hands.ts'
import { layOnPaper, printBlocks, printPoster, setPixels } from './print-hands.ts'
import type { StyleHand } from './style-hand.ts'

const hands: Partial<Record<Style, StyleHand>> = {
  ink: layOnPaper,
  watercolour: brushWater,
  oil: brushOil,
  impressionist: brushBroken,
  pixel: setPixels,
  line: drawLines,
  woodblock: printBlocks,
  neon: glow,
  'low-poly': foldTriangles,
  'stained-glass': setGlass,
  'paper-cut': layOnPaper,
  blueprint: drawBlueprint,
  mosaic: setMosaic,
  poster: printPoster,
  sketch: drawSketch,
}

export const renderStyle: StyleHand = (canvas, scene, request) =>
  hands[scene.style]?.(canvas, scene, request) ?? canvas
