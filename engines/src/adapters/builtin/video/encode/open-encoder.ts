// Frames to H.264. One frame is held at a time; what is kept is the clip as it grows.
import encoders from 'h264-mp4-encoder'
import type { Frame } from '../frames/frame.ts'

export type Encoder = {
  add(frame: Frame): void
  /** The clip so far as MP4, as the encoder writes it. Nothing can be added any more. */
  finish(): Uint8Array
}

/** The quickest of the encoder's speeds: slower ones cost thrice the time for a quarter of the size. */
const speed = 10
/** 10 the finest to 51. */
const coarseness = 26

/** `width` and `height` are even; `fps` are frames a second. */
export async function openEncoder(size: {
  width: number
  height: number
  fps: number
}): Promise<Encoder> {
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
