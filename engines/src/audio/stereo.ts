/** Two channels of the same length; samples from −1 to 1. */
export type Stereo = { left: Float32Array; right: Float32Array }

export const createStereo = (frames: number): Stereo => ({
  left: new Float32Array(frames),
  right: new Float32Array(frames),
})

/** The frames from `from` up to, but not including, `to`; shares the memory. */
export const sliceStereo = ({ left, right }: Stereo, from: number, to: number): Stereo => ({
  left: left.subarray(from, to),
  right: right.subarray(from, to),
})
