// The server may have to paint the picture of a case for seconds, and a browser opens six connections to it: so few are asked for at once,
// and those that somebody sees.
import { type RefObject, useEffect, useState } from 'react'

const atOnce = 2
/** How far outside of the view a picture is worth asking for. */
const margin = '300px'

let taken = 0
const waiting: (() => void)[] = []

/** Calls back once there is room; returns what gives the turn back, or takes the wish back. */
export function takeTurn(begin: () => void): () => void {
  let state: 'waiting' | 'ours' | 'over' = 'waiting'
  const start = () => {
    state = 'ours'
    taken += 1
    begin()
  }
  if (taken < atOnce) start()
  else waiting.push(start)
  return () => {
    const before = state
    state = 'over'
    if (before === 'waiting') waiting.splice(waiting.indexOf(start), 1)
    if (before !== 'ours') return
    taken -= 1
    waiting.shift()?.()
  }
}

/** Whether it is this picture's turn to come; until it has come, while it can be seen. */
export function useTurn(box: RefObject<HTMLElement | null>, isOver: boolean): boolean {
  const [isNear, setNear] = useState(false)
  const [isOurs, setOurs] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || isOver) return
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, isOver])
  useEffect(() => {
    if (!isNear || isOver) return
    const giveBack = takeTurn(() => setOurs(true))
    return () => {
      giveBack()
      setOurs(false)
    }
  }, [isNear, isOver])
  return isOurs || isOver
}
