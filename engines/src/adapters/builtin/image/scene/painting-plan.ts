// All that is needed to paint a picture, and to paint it again: JSON, so that it fits a ticket.
import type { Colour } from '../craft/colour.ts'
import type { Style } from '../words/manner-words.ts'

/** What is taken from pictures that go along: their colours and where they are light and dark. */
export type Guide = {
  /** From dark to light. */
  colours: Colour[]
  /** Where their weight lies and how high their horizon, 0 to 1. */
  focus: { x: number; horizon: number }
  /** 0 to 1. */
  weight: number
}

/** A part of the scene's world: 1000 units high at first, as wide as the aspect says. */
export type View = { x: number; y: number; width: number; height: number }

export type PaintingPlan = {
  prompt: string
  negativePrompt: string
  style: Style | 'auto'
  seed: number
  /** Seeds of their own for what is varied: where things are, their colours, their details. */
  twist: { layout: number; colour: number; detail: number }
  /** How wide the world is where the scene is laid out; the view may show more than that. */
  worldWidth: number
  view: View
  /** The longer side in pixels. */
  size: number
  /** How far from the palette's and layout's middle, 0 to 1. */
  chaos: number
  /** Strength of the style and its light, 0 to 1. */
  stylize: number
  /** Turns hues and leans shapes, 0 to 1. */
  weird: number
  /** Less grading. */
  raw: boolean
  /** Goes on at its opposite edge. */
  tile: boolean
  /** Finer strokes and texture. */
  fine: boolean
  guide?: Guide
}

export const worldHeight = 1000

/** Pixels of a picture of this view. Even, so that video and grids can use it. */
export function sizeOf({ view, size }: Pick<PaintingPlan, 'view' | 'size'>): {
  width: number
  height: number
} {
  const scale = size / Math.max(view.width, view.height)
  const even = (value: number) => Math.max(2, Math.round((value * scale) / 2) * 2)
  return { width: even(view.width), height: even(view.height) }
}
