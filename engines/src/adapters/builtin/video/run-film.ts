// Makes a clip from its plan, in whichever thread it is called. No more than one frame is held at a time.
import { defaultThrift, openEncoder, type Thrift } from './encode/open-encoder.ts'
import { remux } from './encode/remux.ts'
import { writePoster } from './encode/write-poster.ts'
import type { Filmed, FilmPlan } from './film-plan.ts'
import { fps } from './film-terms.ts'
import { matrixOf } from './frames/frame.ts'
import { openReel } from './frames/open-reel.ts'
import { cutPictures, openPlates } from './plate/open-plates.ts'

/** 0 to 100. */
export type FilmReport = (percent: number, preview?: Uint8Array) => void

/** `isCut` when the plan's pictures are as they were kept. Throws EngineError `invalid` for pictures that cannot be filmed. */
export async function runFilm(
  { plan: requested, isCut }: { plan: FilmPlan; isCut: boolean },
  report: FilmReport,
  thrift: Thrift = defaultThrift,
): Promise<Filmed> {
  report(1)
  const plan = isCut ? requested : await cutPictures(requested)
  const plates = await openPlates(plan, (share) => report(2 + Math.floor(share * 12)))
  const reel = openReel(plan, plates)
  const poster = await writePoster(reel.frame(0))
  report(15, new Uint8Array(poster))
  const encoder = await openEncoder({ width: plan.width, height: plan.height, fps }, thrift)
  for (let at = 0; at < plan.frames; at += 1) {
    encoder.add(reel.frame(at))
    if (at % 6 === 5) report(15 + Math.floor((80 * at) / plan.frames))
  }
  const matrix = matrixOf(plan.height, plan.width)
  const video = await remux(encoder.finish(), { fps, matrix })
  return { video, poster, plan }
}
