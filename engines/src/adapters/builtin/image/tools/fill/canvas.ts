// A picture with holes at one scale, and the smaller scales of it.
import { byteAt, realAt } from '../pixels.ts'

/** `colours` red, green, blue; `hole` 1 where nothing is known; `along` where patches may come from: see `strayDown`. */
export type Canvas = {
  width: number
  height: number
  colours: Float32Array
  hole: Uint8Array
  along: Uint8Array
}

/** Half the size. What touches a hole belongs to it: what is known stays pure. */
export function halve(canvas: Canvas): Canvas {
  const width = Math.ceil(canvas.width / 2)
  const height = Math.ceil(canvas.height / 2)
  const half: Canvas = {
    width,
    height,
    colours: new Float32Array(width * height * 3),
    hole: new Uint8Array(width * height),
    along: new Uint8Array(width * height),
  }
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) gather(canvas, half, x, y)
  return half
}

function gather(canvas: Canvas, half: Canvas, x: number, y: number): void {
  const to = y * half.width + x
  let known = 0
  let count = 0
  for (let down = 0; down < 2; down += 1)
    for (let right = 0; right < 2; right += 1) {
      const fromX = x * 2 + right
      const fromY = y * 2 + down
      if (fromX >= canvas.width || fromY >= canvas.height) continue
      const from = fromY * canvas.width + fromX
      count += 1
      half.along[to] = byteAt(canvas.along, from)
      if (canvas.hole[from]) continue
      known += 1
      for (let channel = 0; channel < 3; channel += 1)
        half.colours[to * 3 + channel] =
          realAt(half.colours, to * 3 + channel) + realAt(canvas.colours, from * 3 + channel)
    }
  if (known < count) half.hole[to] = 1
  for (let channel = 0; channel < 3 && known; channel += 1)
    half.colours[to * 3 + channel] = realAt(half.colours, to * 3 + channel) / known
}
