// Things as drawings: parts from the back to the front, in a box 200 units high that stands on y = 0 (up is negative) with x = 0 in its middle.

/** A colour as `#rrggbb`; with `@` before it, it takes the hue that the prompt names. */
export type Tone = `#${string}` | `@#${string}`

export type Part = {
  /** SVG path data. */
  path: string
  tone: Tone
  /** Width of a line along the path; filled when absent. */
  line?: number
  /** Drawn a second time with left and right exchanged. */
  twice?: boolean
  /** Scaled around the origin, then moved. */
  at?: { x: number; y: number; scale: number }
}

/**
 * Where a thing belongs: on the ground, on a road or rails, in the air, under water, or on a table. `room` stands on a floor, inside.
 */
export type ThingPlace = 'ground' | 'road' | 'rails' | 'air' | 'water' | 'table' | 'room'

export type Thing = {
  place: ThingPlace
  /** Height of the 200 units in a scene that is 1000 high and shows it alone. */
  high: number
  /** Half of its breadth in its own units, for its shadow and its neighbours; 70 when absent. */
  reach?: number
  /** Stands behind what is beside it. */
  isBuilding?: boolean
  parts: readonly Part[]
}

/** Some of it takes the colour that a prompt names. */
export const takesColour = ({ parts }: Thing): boolean =>
  parts.some(({ tone }) => tone.startsWith('@'))

export const fill = (tone: Tone, ...paths: readonly string[]): Part => ({
  tone,
  path: paths.join(''),
})

/** Left and right. */
export const pair = (tone: Tone, ...paths: readonly string[]): Part => ({
  ...fill(tone, ...paths),
  twice: true,
})

export const line = (tone: Tone, width: number, ...paths: readonly string[]): Part => ({
  ...fill(tone, ...paths),
  line: width,
})

export const lines = (tone: Tone, width: number, ...paths: readonly string[]): Part => ({
  ...line(tone, width, ...paths),
  twice: true,
})

/** Parts made smaller or larger, and moved. */
export const placed = (parts: readonly Part[], at: NonNullable<Part['at']>): Part[] =>
  parts.map((part) => ({ ...part, at }))

/** An ellipse around x, y; `turn` in degrees. */
export function oval(x: number, y: number, across: number, down = across, turn = 0): string {
  const angle = (turn * Math.PI) / 180
  const dx = across * Math.cos(angle)
  const dy = across * Math.sin(angle)
  const arc = (sign: number) => `A${across} ${down} ${turn} 1 1 ${x + sign * dx} ${y + sign * dy}`
  return `M${x - dx} ${y - dy}${arc(1)}${arc(-1)}Z`
}

/** A box with round corners, from its upper left corner. */
export function box(x: number, y: number, wide: number, tall: number, round = 0): string {
  const r = Math.min(round, wide / 2, tall / 2)
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${wide - 2 * r}${corner(r, r)}v${tall - 2 * r}${corner(-r, r)}h${2 * r - wide}${corner(-r, -r)}v${2 * r - tall}${corner(r, -r)}Z`
}

/** Straight lines from point to point, closed. */
export const area = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`

export type Eyes = { x: number; y: number; size?: number; tone?: Tone }

/** Two round eyes with a light in each. */
export const eyes = ({ x, y, size = 5, tone = '#1f1a1c' }: Eyes): Part[] => [
  pair(tone, oval(x, y, size, size * 1.12)),
  fill('#ffffff', oval(x + size * 0.3, y - size * 0.4, size * 0.34)),
  fill('#ffffff', oval(-x + size * 0.3, y - size * 0.4, size * 0.34)),
]
