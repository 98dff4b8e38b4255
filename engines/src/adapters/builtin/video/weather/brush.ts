// Small soft shapes, put straight onto a frame.
import type { Frame, Tone } from '../frames/frame.ts'

export type Dab = {
  /** The middle, and how far it reaches to each side, in pixels. */
  x: number
  y: number
  across: number
  down: number
  tone: Tone
  /** 0 to 1, in its middle. */
  strength: number
  /** Fades at once, as light does, rather than near its edge. */
  soft?: boolean
}

/** An ellipse that is strongest in its middle and fades to nothing at its edge. */
export function dab(frame: Frame, { x, y, across, down, tone, strength, soft = false }: Dab): void {
  const { width, height } = frame
  const shape = { x, y, across, down, strength, soft }
  fill(frame.luma, width, height, { ...shape, to: tone[0] })
  const half = {
    x: x / 2 - 0.25,
    y: y / 2 - 0.25,
    // No less than a pixel of colour, or small things would be grey.
    across: Math.max(0.8, across / 2),
    down: Math.max(0.8, down / 2),
    strength,
    soft,
  }
  fill(frame.blue, width >> 1, height >> 1, { ...half, to: tone[1] })
  fill(frame.red, width >> 1, height >> 1, { ...half, to: tone[2] })
}

type Shape = Required<Omit<Dab, 'tone'>> & { to: number }

function fill(
  plane: Uint8Array,
  width: number,
  height: number,
  { x, y, across, down, strength, soft, to }: Shape,
): void {
  const left = Math.max(0, Math.ceil(x - across))
  const right = Math.min(width - 1, Math.floor(x + across))
  const bottom = Math.min(height - 1, Math.floor(y + down))
  for (let row = Math.max(0, Math.ceil(y - down)); row <= bottom; row += 1) {
    const dy = (row - y) / down
    for (let column = left; column <= right; column += 1) {
      const dx = (column - x) / across
      const inside = 1 - dx * dx - dy * dy
      if (inside <= 0) continue
      const at = row * width + column
      const under = plane[at] as number
      // Fuller than a cone, so that a flake of few pixels is seen at all.
      const share = soft ? inside * inside * inside : inside * (2 - inside)
      plane[at] = under + (to - under) * strength * share + 0.5
    }
  }
}

/** A fine line from its upper end down, leaning by `lean` pixels to the left for each down. Of brightness alone. */
export function streak(
  { luma, width, height }: Frame,
  line: { x: number; y: number; long: number; lean: number; light: number; strength: number },
): void {
  const last = Math.min(height - 1, Math.floor(line.y + line.long))
  for (let row = Math.max(0, Math.ceil(line.y)); row <= last; row += 1) {
    const along = (row - line.y) / line.long
    const place = line.x - (row - line.y) * line.lean
    const column = Math.floor(place)
    const share = place - column
    const strength = line.strength * (0.35 + 0.65 * along)
    for (const [x, part] of [
      [column, 1 - share],
      [column + 1, share],
    ] as const) {
      if (x < 0 || x >= width) continue
      const at = row * width + x
      const under = luma[at] as number
      luma[at] = under + (line.light - under) * strength * part + 0.5
    }
  }
}
