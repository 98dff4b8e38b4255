import type { PaintingPlan } from '../scene/painting-plan.ts'

/** A square picture as it is painted where nothing is chosen beside the words. */
export const plainPlan = (prompt: string, more: Partial<PaintingPlan> = {}): PaintingPlan => ({
  prompt,
  negativePrompt: '',
  style: 'auto',
  seed: 1,
  worldWidth: 1000,
  size: 64,
  twist: { layout: 0, colour: 0, detail: 0 },
  view: { x: 0, y: 0, width: 1000, height: 1000 },
  chaos: 0,
  stylize: 0.1,
  weird: 0,
  raw: false,
  tile: false,
  fine: false,
  ...more,
})
