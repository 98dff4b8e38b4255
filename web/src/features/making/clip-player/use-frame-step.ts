import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { type Frames, guessedRate, stepFrame } from './frame-step.ts'

/** Steps a clip by exactly one frame. The file's frames are read at the first step. */
export function useFrameStep(
  video: RefObject<HTMLVideoElement | null>,
  url: string,
): (by: 1 | -1) => void {
  const frames = useRef<Promise<Frames>>(undefined)
  // What is on the screen, which lags behind `currentTime`; steps that follow quickly count from where the last one goes to.
  const shownS = useRef<number>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another clip has other frames
  useEffect(() => {
    frames.current = undefined
    shownS.current = undefined
    const element = video.current
    if (!element?.requestVideoFrameCallback) return undefined
    let asked = 0
    const look: VideoFrameRequestCallback = (_, { mediaTime }) => {
      shownS.current = mediaTime
      asked = element.requestVideoFrameCallback(look)
    }
    asked = element.requestVideoFrameCallback(look)
    return () => element.cancelVideoFrameCallback(asked)
  }, [video, url])

  return useCallback(
    (by) => {
      const element = video.current
      if (!element) return
      element.pause()
      frames.current ??= readLate(url)
      void frames.current.then((known) => {
        const atS = element.seeking ? element.currentTime : (shownS.current ?? element.currentTime)
        element.currentTime = stepFrame(known, atS, { by, durationS: element.duration })
      })
    },
    [video, url],
  )
}

/** What reads them is large; where it or the file cannot be had, a guess has to do. */
const readLate = (url: string): Promise<Frames> =>
  import('./read-frames.ts')
    .then(({ readFrames }) => readFrames(url))
    .catch(() => ({ rate: guessedRate }))
