// What the mixer needs of a stem, however it is decoded.

/** Some decoded sound: channels of one length, samples from −1 to 1. `startS` is its place in the stem. */
export type StemPiece = {
  startS: number
  sampleRate: number
  channels: readonly Float32Array<ArrayBuffer>[]
}

export type StemSource = {
  /** In order and without overlap; the first may begin before `fromS`. Throws what the network or the decoder throws. */
  pieces: (fromS: number) => AsyncIterator<StemPiece, void>
  close: () => void
}

/** A stem whose file has been opened. */
export type OpenStem = StemSource & {
  /** Hertz. */
  sampleRate: number
  channels: number
}

export const pieceFrames = ({ channels }: StemPiece): number => channels[0]?.length ?? 0
export const pieceEndS = (piece: StemPiece): number =>
  piece.startS + pieceFrames(piece) / piece.sampleRate
