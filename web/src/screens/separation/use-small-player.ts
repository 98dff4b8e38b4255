// Listens to one song where it stands, beside the player of the page: one of the two sounds at a time.
import { useEffect, useRef, useState } from 'react'
import { player, usePlayer } from '../../features/making/player/player-store.ts'
import { playsOn } from '../../lib/plays-on.ts'

type Status = { plays: boolean; positionS: number; isBroken: boolean }

const atFront: Status = { plays: false, positionS: 0, isBroken: false }

export function useSmallPlayer(url: string) {
  const [status, setStatus] = useState(atFront)
  const audio = useRef<HTMLAudioElement>(undefined)
  const otherPlays = usePlayer(({ state }) => state !== 'paused')

  // biome-ignore lint/correctness/useExhaustiveDependencies: what plays is of the address
  useEffect(
    () => () => {
      audio.current?.pause()
      audio.current = undefined
      setStatus(atFront)
    },
    [url],
  )
  useEffect(() => {
    if (otherPlays) audio.current?.pause()
  }, [otherPlays])

  const open = (): HTMLAudioElement => {
    if (audio.current) return audio.current
    const element = new Audio(url)
    const tell = (change: Partial<Status>) =>
      audio.current === element && setStatus((now) => ({ ...now, ...change }))
    const tellPosition = () => tell({ positionS: element.currentTime })
    element.addEventListener('play', () => tell({ plays: true, isBroken: false }))
    element.addEventListener('pause', () => tell({ plays: false }))
    element.addEventListener('timeupdate', tellPosition)
    element.addEventListener('seeked', tellPosition)
    element.addEventListener('error', async () => {
      if (!(await playsOn(element))) tell({ plays: false, isBroken: true })
    })
    audio.current = element
    return element
  }
  const toggle = () => {
    const element = open()
    if (!element.paused) return element.pause()
    player().pause()
    // What cannot be played says so by its own event.
    element.play().catch(() => undefined)
  }
  const seek = (positionS: number) => {
    open().currentTime = positionS
  }
  return { ...status, toggle, seek }
}
