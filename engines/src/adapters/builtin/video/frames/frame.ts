// A frame as encoders want it: how bright every pixel is, then two colour differences at half the width and height.

export type Frame = {
  /** In pixels; even. */
  width: number
  height: number
  /** The three planes one after the other. */
  bytes: Uint8Array
  luma: Uint8Array
  blue: Uint8Array
  red: Uint8Array
}

export function newFrame(width: number, height: number): Frame {
  const size = width * height
  const bytes = new Uint8Array((size * 3) / 2)
  const part = size / 4
  return {
    width,
    height,
    bytes,
    luma: bytes.subarray(0, size),
    blue: bytes.subarray(size, size + part),
    red: bytes.subarray(size + part),
  }
}

/** Brightness 16 to 235, differences 16 to 240 around 128. */
export type Tone = readonly [luma: number, blue: number, red: number]

/** How much red and blue count for brightness; small pictures have had other shares than large ones since the first television. */
export type Matrix = { name: 'smpte170m' | 'bt709'; red: number; blue: number }

export const matrixOf = (height: number, width: number): Matrix =>
  Math.min(width, height) >= 720
    ? { name: 'bt709', red: 0.2126, blue: 0.0722 }
    : { name: 'smpte170m', red: 0.299, blue: 0.114 }

export function toTone(red: number, green: number, blue: number, matrix: Matrix): Tone {
  const luma = matrix.red * red + (1 - matrix.red - matrix.blue) * green + matrix.blue * blue
  return [
    16 + (luma * 219) / 255,
    128 + ((blue - luma) / (2 - 2 * matrix.blue)) * (224 / 255),
    128 + ((red - luma) / (2 - 2 * matrix.red)) * (224 / 255),
  ]
}

/** Red, green, blue of every pixel, for a picture of the frame. */
export function toColours({ width, height, luma, blue, red }: Frame): Uint8ClampedArray {
  const matrix = matrixOf(height, width)
  const green = 1 - matrix.red - matrix.blue
  const out = new Uint8ClampedArray(width * height * 3)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const colour = (y >> 1) * (width >> 1) + (x >> 1)
      const light = (((luma[at] as number) - 16) * 255) / 219
      const r = light + (((red[colour] as number) - 128) * (2 - 2 * matrix.red) * 255) / 224
      const b = light + (((blue[colour] as number) - 128) * (2 - 2 * matrix.blue) * 255) / 224
      out[at * 3] = r
      out[at * 3 + 1] = (light - matrix.red * r - matrix.blue * b) / green
      out[at * 3 + 2] = b
    }
  return out
}
