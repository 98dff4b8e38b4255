// The frames of a clip, drawn one at a time and in any order.
import { endingPose, openingPose } from '../camera/poses-of.ts'
import type { FilmPlan } from '../film-plan.ts'
import { fps } from '../film-terms.ts'
import type { Plate } from '../plate/plate.ts'
import { clockAt } from '../weather/clock.ts'
import { createFog } from '../weather/fog.ts'
import { createParticles } from '../weather/particles.ts'
import { dissolve } from './dissolve.ts'
import { type Frame, newFrame } from './frame.ts'
import { shoot } from './shoot.ts'

/** At least one of them is there. */
export type Plates = { opening: Plate | null; ending: Plate | null }

export type Reel = {
  /** Frame `at`, from 0. What is returned is drawn over by the next call. */
  frame(at: number): Frame
}

export function openReel(plan: FilmPlan, { opening, ending }: Plates): Reel {
  const frame = newFrame(plan.width, plan.height)
  const over = opening && ending ? newFrame(plan.width, plan.height) : frame
  const weather = weatherOf(plan)
  return {
    frame(at) {
      const share = at / Math.max(1, plan.frames - 1)
      if (opening && !(ending && share === 1)) shoot(opening, openingPose(plan, at), frame)
      if (ending && (share > 0 || !opening)) {
        shoot(ending, endingPose(plan, at), over)
        if (over !== frame) dissolve(frame, over, share)
      }
      weather(frame, at)
      return frame
    },
  }
}

function weatherOf(plan: FilmPlan): (frame: Frame, at: number) => void {
  const { weather, seed, cycleS } = plan
  const secondsAt = (at: number) => plan.weatherS + at / fps
  const poseAt = (at: number) => (plan.ending ? endingPose(plan, at) : openingPose(plan, at))
  if (weather === 'none') return () => {}
  if (weather === 'fog') {
    const fog = createFog(seed, cycleS)
    return (frame, at) => fog.draw(frame, secondsAt(at), poseAt(at))
  }
  const particles = createParticles(weather, seed, plan)
  return (frame, at) => particles.draw(frame, clockAt(secondsAt(at), cycleS), poseAt(at))
}
