import { type RefObject, useEffect, useState } from 'react'

export type FullScreen = { is: boolean; toggle: () => void }

/** Of a frame and what is in it; where only a video can fill the screen, as on some phones, that does. */
export function useFullScreen(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): FullScreen {
  const [is, setIs] = useState(false)
  useEffect(() => {
    const look = () =>
      setIs(document.fullscreenElement !== null && document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [frame])
  const toggle = () => {
    // A browser may refuse; the clip goes on where it is then.
    if (is) void document.exitFullscreen().catch(() => undefined)
    else if (frame.current?.requestFullscreen)
      void frame.current.requestFullscreen().catch(() => undefined)
    else (video.current as PhoneVideo | null)?.webkitEnterFullscreen?.()
  }
  return { is, toggle }
}

type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }
