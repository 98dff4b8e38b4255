// Pictures of one work side by side, and how much room they take before anything of them has come.

/** Nothing is drawn narrower or wider than this, so that one panorama does not break the page. */
const narrowest = 0.5
const widest = 2.4

/** Between two of them, in px. */
const gap = 2

/** Width by height as it is drawn. */
export const shownRatio = (ratio: number): number => Math.min(widest, Math.max(narrowest, ratio))

export const gridColumns = (places: number): number => (places === 1 ? 1 : 2)

/** Height in px of so many pictures of a ratio (width by height) in a lane of that width. */
export function gridHeight(grid: { places: number; ratio: number; width: number }): number {
  const columns = gridColumns(grid.places)
  const cell = (grid.width - (columns - 1) * gap) / columns
  const rows = Math.ceil(grid.places / columns)
  return Math.round(rows * (cell / grid.ratio) + (rows - 1) * gap)
}
