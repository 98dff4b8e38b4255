// Where the camera stands and how it moves. A move goes on for ever and slows down towards its limit, so that a clip can always be gone
// on from in the same direction.
import type { Camera } from '../film-terms.ts'

/** All zero: the whole picture as it is. */
export type Pose = {
  /** How far the middle of the view is from the picture's, in widths and heights of the view: right and down are positive. */
  x: number
  y: number
  /** Natural logarithm of how much larger things are. */
  zoom: number
  /** Around the middle distance: near things go left by so many widths, far ones right. */
  swing: number
}

export const home: Pose = { x: 0, y: 0, zoom: 0, swing: 0 }

/** Of each camera: where it goes to, and how much of a second's way one step of motion is. */
const moves: Record<Camera, { axis: keyof Pose; limit: number; speed: number }> = {
  'push-in': { axis: 'zoom', limit: 0.7, speed: 0.009 },
  'pull-out': { axis: 'zoom', limit: -0.3, speed: -0.007 },
  'pan-left': { axis: 'x', limit: -0.2, speed: -0.006 },
  'pan-right': { axis: 'x', limit: 0.2, speed: 0.006 },
  'tilt-up': { axis: 'y', limit: -0.18, speed: -0.0055 },
  'tilt-down': { axis: 'y', limit: 0.18, speed: 0.0055 },
  orbit: { axis: 'swing', limit: 0.075, speed: 0.0032 },
  still: { axis: 'zoom', limit: 1, speed: 0 },
}

/** Seconds until a camera that stood still is at its speed. */
const softS = 0.35

/** How far a camera has come after so many seconds. `motion` is 1 to 10. */
export function travel(camera: Camera, motion: number, seconds: number): Pose {
  const { axis, limit, speed } = moves[camera]
  const moving = seconds - softS * (1 - Math.exp(-seconds / softS))
  return { ...home, [axis]: limit * Math.tanh((speed * motion * moving) / limit) }
}

export const addPoses = (one: Pose, other: Pose, times = 1): Pose => ({
  x: one.x + other.x * times,
  y: one.y + other.y * times,
  zoom: one.zoom + other.zoom * times,
  swing: one.swing + other.swing * times,
})

const within = (value: number, max: number) => Math.min(max, Math.max(-max, value))

/** No further from the picture than its plate goes. */
export const reachable = ({ x, y, zoom, swing }: Pose): Pose => ({
  x: within(x, 0.22),
  y: within(y, 0.22),
  zoom: Math.min(0.9, Math.max(-0.3, zoom)),
  swing: within(swing, 0.12),
})
