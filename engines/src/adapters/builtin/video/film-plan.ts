// All that is needed to make a clip, and to make it again or go on from it: JSON, so that it fits a ticket.
import type { PaintingPlan } from '../image/scene/painting-plan.ts'
import type { Pose } from './camera/pose.ts'
import type { Camera, Weather } from './film-terms.ts'

export type FilmPlan = {
  /** Of a frame, in pixels; even. */
  width: number
  height: number
  /** How many there are. */
  frames: number
  /** What is painted first, where no picture is filmed. */
  painting: PaintingPlan | null
  /** Pictures that are filmed, in base64: what it begins with and what it ends with. */
  opening: string | null
  ending: string | null
  camera: Camera
  /** How fast the camera goes, 1 to 10. */
  motion: number
  /** Where the camera stood before its first move, and for how many seconds it had been moving when this clip began. */
  start: Pose
  movedS: number
  weather: Weather
  /** For how many seconds the weather had been going on when this clip began. */
  weatherS: number
  /** Seconds after which the weather is as it was; null where it never is. */
  cycleS: number | null
  /** Leads from its last frame into its first. */
  loop: boolean
  seed: number
}

export type Filmed = {
  /** MP4. */
  video: Uint8Array
  /** The first frame, as JPEG. */
  poster: Uint8Array
  /** As it was filmed: with its pictures as they were read. */
  plan: FilmPlan
}
