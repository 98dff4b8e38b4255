import type { PaintingPlan } from '../scene/painting-plan.ts'
import type { Style } from '../words/manner-words.ts'

/** What kind of model is asked: whether it paints four at once, and in which style whatever is asked for. */
export type Manner = {
  grid: boolean
  style?: Style /** Of all sizes; 1 but in tests. */
  scale: number
}

export const gridTiles = 4

/** The first as it is, the others with another twist of everything. */
export const severalOf = (plan: PaintingPlan, count: number): PaintingPlan[] =>
  Array.from({ length: count }, (_, at) => ({
    ...plan,
    twist: { layout: at, colour: at, detail: at },
  }))
