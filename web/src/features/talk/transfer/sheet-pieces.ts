// Where a long picture is cut. Pure.

/** A part of the sheet, in pixels from its top. */
export type Piece = { top: number; bottom: number }

/**
 * Cuts a sheet into pieces no higher than `most`, at the lowest place that may be cut; through the middle of something only where
 * nothing else is left.
 */
export function sheetPieces(height: number, cuts: readonly number[], max: number): Piece[] {
  const places = [...new Set(cuts.map(Math.floor))].sort((a, b) => a - b)
  const pieces: Piece[] = []
  for (let top = 0; top < height; ) {
    const limit = top + max
    const bottom =
      limit >= height ? height : (places.findLast((cut) => cut > top && cut <= limit) ?? limit)
    pieces.push({ top, bottom })
    top = bottom
  }
  return pieces
}
