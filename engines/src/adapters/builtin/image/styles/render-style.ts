// The hand of each style over a painted scene.
import type { Canvas } from '../craft/raster.ts'
import type { Scene } from '../scene/scene.ts'
import type { Style } from '../words/manner-words.ts'

export type StyleWish = { strength: number }
export type StyleHand = (canvas: Canvas, scene: Scene, wish: StyleWish) => Canvas

const hands: Partial<Record<Style, StyleHand>> = {}

export const renderStyle: StyleHand = (canvas, scene, wish) =>
  hands[scene.style]?.(canvas, scene, wish) ?? canvas
