// The camera's way through a clip.
import type { FilmPlan } from '../film-plan.ts'
import { fps } from '../film-terms.ts'
import { addPoses, home, type Pose, reachable, travel } from './pose.ts'

type Way = Pick<FilmPlan, 'frames' | 'camera' | 'motion' | 'start' | 'movedS' | 'loop'>

/** Towards the picture that a clip begins with, at a frame from 0. */
export function openingPose(plan: Way, frame: number): Pose {
  return reachable(addPoses(plan.start, gone(plan, plan.movedS + secondsAt(plan, frame))))
}

/** Towards the picture that a clip ends with: it stands before the whole of it at the last frame. */
export function endingPose(plan: Way, frame: number): Pose {
  const now = gone(plan, plan.movedS + frame / fps)
  return reachable(addPoses(now, gone(plan, endS(plan)), -1))
}

/** Where a clip that goes on from this one takes the camera up. `isSameMove` when it goes on as before. */
export function takenUp(
  plan: Way & Pick<FilmPlan, 'ending'>,
  isSameMove: boolean,
): Pick<FilmPlan, 'start' | 'movedS'> {
  if (plan.ending === null && plan.loop) {
    const movedS = isSameMove ? plan.movedS : 0
    return { start: isSameMove ? plan.start : openingPose(plan, 0), movedS }
  }
  const movedS = plan.movedS + plan.frames / fps
  const start = plan.ending === null ? plan.start : addPoses(home, gone(plan, endS(plan)), -1)
  if (isSameMove) return { start, movedS }
  return { start: reachable(addPoses(start, gone(plan, movedS))), movedS: 0 }
}

const endS = ({ movedS, frames }: Way): number => movedS + (frames - 1) / fps

const gone = ({ camera, motion }: Way, seconds: number): Pose => travel(camera, motion, seconds)

/** A loop goes half as far and comes back. */
const secondsAt = ({ loop, frames }: Way, frame: number): number =>
  loop ? (frames / fps / 4) * (1 - Math.cos((2 * Math.PI * frame) / frames)) : frame / fps
