import type { Canvas } from '../craft/raster.ts'
import type { Scene } from '../scene/scene.ts'

/** `strength` 0 to 1: how much of the style is seen. */
export type StyleHand = (canvas: Canvas, scene: Scene, request: { strength: number }) => Canvas
