import { type RefObject, useState } from 'react'
import type { ClipActions } from './clip-controls.tsx'
import { type ClipPart, entryOf, wholePart, withEnd, withStart } from './clip-part.ts'
import type { ClipState } from './use-clip-state.ts'
import { useFrameStep } from './use-frame-step.ts'

export type ClipWork = ClipActions & {
  loops: boolean
  part: ClipPart | undefined
  setPart: (part: ClipPart | undefined) => void
  seek: (toS: number) => void
  startHere: () => void
  endHere: () => void
  retry: () => void
}

/** What can be done with the clip. */
export function useClipActions(
  video: RefObject<HTMLVideoElement | null>,
  url: string,
  state: ClipState,
): ClipWork {
  const [loops, setLoops] = useState(false)
  const [part, setPart] = useState<ClipPart>()
  const step = useFrameStep(video, url)
  const { durationS } = state
  const withVideo = (action: (element: HTMLVideoElement) => void) => () => {
    if (video.current) action(video.current)
  }
  const hasWindow = typeof document !== 'undefined' && document.pictureInPictureEnabled
  return {
    loops,
    part,
    setPart,
    step,
    toggle: withVideo((element) => {
      if (!element.paused) return element.pause()
      const entryS = entryOf(part, element.currentTime)
      if (entryS !== undefined) element.currentTime = entryS
      // Refused when the file is lost, which the element says by itself.
      void element.play().catch(() => undefined)
    }),
    seek: (toS) =>
      withVideo((element) => {
        element.currentTime = Math.min(durationS, Math.max(0, toS))
      })(),
    toggleLoop: () => setLoops(!loops),
    toggleMute: withVideo((element) => {
      const silent = element.muted || element.volume === 0
      element.muted = !silent
      if (silent && element.volume === 0) element.volume = 1
    }),
    setVolume: (volume) =>
      withVideo((element) => {
        element.volume = volume
        element.muted = volume === 0
      })(),
    setSpeed: (speed) =>
      withVideo((element) => {
        element.playbackRate = speed
      })(),
    pictureInPicture: hasWindow
      ? withVideo((element) => {
          const leaving = document.pictureInPictureElement === element
          const done = leaving ? document.exitPictureInPicture() : element.requestPictureInPicture()
          void Promise.resolve(done).catch(() => undefined)
        })
      : undefined,
    togglePart: () => setPart(part ? undefined : wholePart(durationS)),
    startHere: withVideo(({ currentTime }) => part && setPart(withStart(part, currentTime))),
    endHere: withVideo(({ currentTime }) => part && setPart(withEnd(part, currentTime, durationS))),
    retry: withVideo((element) => element.load()),
  }
}
