// Frames to H.264. One frame is held at a time; what is kept is the clip as it grows.
import encoders from 'h264-mp4-encoder'
import type { Frame } from '../frames/frame.ts'

export type Encoder = {
  add(frame: Frame): void
  /** The clip so far as MP4, as the encoder writes it. Nothing can be added any more. */
  finish(): Uint8Array
}

export type Thrift = {
  /** 0 the slowest, for the smallest file, to 10. */
  speed: number
  /** 10 the finest to 51. */
  coarseness: number
}

/** The quickest: slower speeds cost thrice the time for a quarter of the size. */
export const defaultThrift: Thrift = { speed: 10, coarseness: 26 }

/** `width` and `height` are even; `fps` are frames a second. */
export async function openEncoder(
  size: { width: number; height: number; fps: number },
  { speed, coarseness }: Thrift = defaultThrift,
): Promise<Encoder> {
  const encoder = await encoders.createH264MP4Encoder()
  encoder.width = size.width
  encoder.height = size.height
  encoder.frameRate = size.fps
  encoder.speed = speed
  encoder.quantizationParameter = coarseness
  encoder.groupOfPictures = size.fps * 2
  encoder.initialize()
  return {
    add: ({ bytes }) => encoder.addFrameYuv(bytes),
    finish() {
      encoder.finalize()
      const file = encoder.FS.readFile(encoder.outputFilename)
      encoder.FS.unlink(encoder.outputFilename)
      encoder.delete()
      return file
    },
  }
}
