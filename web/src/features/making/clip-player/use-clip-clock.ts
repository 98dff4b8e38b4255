import { type RefObject, useEffect } from 'react'
import { atPartEnd, type ClipPart } from './clip-part.ts'

type Clock = {
  frame: RefObject<HTMLElement | null>
  video: RefObject<HTMLVideoElement | null>
  paused: boolean
  atS: number
  durationS: number
  part: ClipPart | undefined
  loops: boolean
}

/** Shows where the clip stands as `--played`, from 0 to 1, once for each picture; and keeps what plays within the part. */
export function useClipClock({ frame, video, paused, atS, durationS, part, loops }: Clock): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a clip that stands still is looked at when its time has changed
  useEffect(() => {
    let next = 0
    const draw = () => {
      const element = video.current
      if (!element) return
      const end = element.paused ? undefined : atPartEnd(part, element.currentTime, loops)
      if (end === 'again') element.currentTime = part?.startS ?? 0
      if (end === 'end') {
        element.pause()
        element.currentTime = part?.endS ?? element.currentTime
      }
      const share = durationS > 0 ? element.currentTime / durationS : 0
      frame.current?.style.setProperty('--played', String(Math.min(1, share)))
      if (!paused) next = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(next)
  }, [frame, video, paused, atS, durationS, part, loops])
}
