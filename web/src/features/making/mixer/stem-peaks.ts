// The shape of a stem as it is drawn: the loudest sample of each column.
import { pieceFrames, type StemPiece } from './stem-source.ts'

/** A wave has at most so many columns, however long the stem is. */
export const maxColumns = 1000

export type StemPeaks = {
  /** From 0 to 1 and above, from the front to the back. */
  columns: Float32Array
  /** How many columns are complete. */
  known: number
}

export const emptyPeaks = (columns = maxColumns): StemPeaks => ({
  columns: new Float32Array(columns),
  known: 0,
})

/** Puts a piece into the columns, in place. Pieces come in order. */
export function addPeaks(peaks: StemPeaks, piece: StemPiece, durationS: number): void {
  const { columns } = peaks
  const frames = pieceFrames(piece)
  const perFrame = columns.length / (durationS * piece.sampleRate)
  const firstFrame = piece.startS * piece.sampleRate
  for (const samples of piece.channels) {
    for (let frame = 0; frame < frames; frame += 1) {
      const column = Math.min(columns.length - 1, Math.floor((firstFrame + frame) * perFrame))
      const size = Math.abs(samples[frame] ?? 0)
      if (size > (columns[column] ?? 0)) columns[column] = size
    }
  }
  peaks.known = Math.min(columns.length, Math.floor((firstFrame + frames) * perFrame))
}
