import { type RefObject, useEffect, useState } from 'react'

export type ClipState = {
  paused: boolean
  /** It would play, but waits for the network. */
  waiting: boolean
  atS: number
  /** 0 as long as it is not known. */
  durationS: number
  muted: boolean
  /** From 0 to 1. */
  volume: number
  speed: number
  /** The file could not be had, or not be played. */
  failure: 'lost' | 'broken' | undefined
}

const told = [
  ...['play', 'pause', 'playing', 'waiting', 'timeupdate', 'seeking', 'seeked', 'ended'],
  ...['durationchange', 'loadedmetadata', 'volumechange', 'ratechange', 'emptied', 'canplay'],
] as const

/** What a video element is at. The element is where this is kept; here is what is drawn of it. */
export function useClipState(
  video: RefObject<HTMLVideoElement | null>,
  { url, mime, durationS }: { url: string; mime: string; durationS: number | null },
): ClipState {
  const [state, setState] = useState<ClipState>({
    paused: true,
    waiting: false,
    atS: 0,
    durationS: durationS ?? 0,
    muted: false,
    volume: 1,
    speed: 1,
    failure: undefined,
  })
  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    const look = () => setState((before) => ({ ...read(element, before), failure: undefined }))
    const fail = () =>
      void reasonOf(element, { url, mime }).then((failure) =>
        setState((before) => ({ ...before, paused: true, failure })),
      )
    for (const name of told) element.addEventListener(name, look)
    element.addEventListener('error', fail)
    if (element.error) fail()
    else look()
    return () => {
      for (const name of told) element.removeEventListener(name, look)
      element.removeEventListener('error', fail)
    }
  }, [video, url, mime])
  return state
}

const read = (element: HTMLVideoElement, before: ClipState): ClipState => ({
  ...before,
  paused: element.paused,
  waiting: !element.paused && element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  atS: element.currentTime,
  durationS: Number.isFinite(element.duration) ? element.duration : before.durationS,
  muted: element.muted || element.volume === 0,
  volume: element.volume,
  speed: element.playbackRate,
})

/** A browser says the same of a file that is gone and of one that it cannot read: so the server is asked. */
async function reasonOf(
  element: HTMLVideoElement,
  { url, mime }: { url: string; mime: string },
): Promise<'lost' | 'broken'> {
  if (element.error?.code === MediaError.MEDIA_ERR_NETWORK) return 'lost'
  if (element.error?.code === MediaError.MEDIA_ERR_DECODE || element.canPlayType(mime) === '')
    return 'broken'
  const there = await fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
  return there ? 'broken' : 'lost'
}
