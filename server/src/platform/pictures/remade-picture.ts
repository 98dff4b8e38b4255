// What is asked for a picture that is to be made again, and what it gives: plain data, so that it can be sent.

/** What is taken, in bytes and in pixels altogether. */
export type PictureLimits = { bytes: number; pixels: number }
export type MovingLimits = { frames: number; readPixels: number; writtenPixels: number }

export type RemakeJob = { bytes: Uint8Array; limits: PictureLimits; moving: MovingLimits }

export type Picture = {
  bytes: Uint8Array
  mime: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif'
  width: number
  height: number
}
