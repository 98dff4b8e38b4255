// A card may be drawn anew or move between press and release, as when its work has just finished: browsers then click nothing that either
// of them meant. A press that is released in place is made a click on the card that was pressed.
import { type RefObject, useEffect } from 'react'

/** How far a pointer may slip and still click, in px. */
const slip = 6

type Press = { card: string; node: Element; link: HTMLAnchorElement | null; x: number; y: number }

export function useSurePress(box: RefObject<HTMLElement | null>): void {
  useEffect(() => (box.current ? keepPresses(box.current) : undefined), [box])
}

/**
 * Keeps presses on links of the cards within `box` from being lost; returns what ends that. Fingers need it not: what they tap is told
 * when they leave.
 */
function keepPresses(box: HTMLElement): () => void {
  let press: Press | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const ending = new AbortController()
  const { signal } = ending
  const onUp = (event: PointerEvent) => {
    const link = press && meantBy(press, event, box)
    press = undefined
    if (!link) return
    // The click that the browser makes of it, if any, comes before.
    let isClicked = false
    const seen = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a') === link) isClicked = true
    }
    box.addEventListener('click', seen, { signal, capture: true })
    timer = setTimeout(() => {
      box.removeEventListener('click', seen, { capture: true })
      if (!isClicked && link.isConnected) link.click()
    })
  }
  box.addEventListener(
    'pointerdown',
    (event) => {
      press = pressOf(event)
    },
    { signal },
  )
  box.addEventListener('pointerup', onUp, { signal })
  return () => {
    ending.abort()
    clearTimeout(timer)
  }
}

function pressOf(event: PointerEvent): Press | undefined {
  const { target, button, pointerType, metaKey, ctrlKey, shiftKey, altKey } = event
  if (pointerType === 'touch' || button !== 0) return undefined
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined
  const card = target.closest<HTMLElement>('[data-card]')?.dataset.card
  if (card === undefined || target.closest('button, input, label, [role="button"]'))
    return undefined
  const { clientX: x, clientY: y } = event
  return { card, node: target, link: target.closest('a'), x, y }
}

/** The link that was meant, where the browser may not know it; undefined where it does. */
function meantBy(press: Press, event: PointerEvent, box: Element): HTMLAnchorElement | undefined {
  const { target, clientX, clientY } = event
  if (!(target instanceof Element)) return undefined
  if (Math.hypot(clientX - press.x, clientY - press.y) > slip) return undefined
  const isSame = press.node.isConnected && target.closest('a') === press.link
  if (isSame) return undefined
  if (press.link?.isConnected) return press.link
  const card = box.querySelector(`[data-card="${CSS.escape(press.card)}"]`)
  const released = target.closest('a')
  return (released && card?.contains(released) ? released : card?.querySelector('a')) ?? undefined
}
