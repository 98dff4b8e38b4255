// One tooltip for the whole page: whatever carries `data-tooltip` (and `data-tooltip-hotkey`) gets it, so that a control in a list of
// thousands costs nothing. It repeats the control's name, which screen readers know already.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hotkeyLabels } from '../lib/hotkey.ts'
import { Kbd } from './kbd.tsx'

const openAfterMs = 500
const gap = 8
const margin = 8

type Shown = { target: HTMLElement; text: string; hotkey: string | undefined }

export function TooltipHost() {
  const [shown, setShown] = useState<Shown>()
  const bubble = useRef<HTMLDivElement>(null)

  useEffect(() => watchTargets(setShown), [])

  useLayoutEffect(() => {
    if (!shown || !bubble.current) return
    const at = shown.target.getBoundingClientRect()
    const { width, height } = bubble.current.getBoundingClientRect()
    const above = at.top - gap - height
    const left = at.left + at.width / 2 - width / 2
    const top = above < margin ? at.bottom + gap : above
    bubble.current.style.left = `${Math.min(Math.max(left, margin), innerWidth - width - margin)}px`
    bubble.current.style.top = `${top}px`
  }, [shown])

  if (!shown) return null
  return (
    <div
      ref={bubble}
      aria-hidden="true"
      className="motion-appear pointer-events-none fixed z-tooltip flex max-w-70 items-center gap-2 rounded-control bg-text px-2 py-1 text-small font-medium text-page"
    >
      {shown.text}
      {shown.hotkey && <Kbd keys={hotkeyLabels(shown.hotkey)} inverse />}
    </div>
  )
}

function watchTargets(show: (shown: Shown | undefined) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: HTMLElement | undefined

  const hide = () => {
    clearTimeout(timer)
    current = undefined
    show(undefined)
  }
  const request = (target: HTMLElement, afterMs: number) => {
    if (target === current) return
    hide()
    current = target
    timer = setTimeout(() => {
      const text = target.dataset.tooltip
      if (text && target.isConnected && !target.hasAttribute('data-popup-open'))
        show({ target, text, hotkey: target.dataset.tooltipHotkey })
    }, afterMs)
  }
  const targetOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null

  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    const target = targetOf(event)
    if (target) request(target, openAfterMs)
    else if (current && !current.matches(':focus-visible')) hide()
  }
  const onFocusIn = (event: FocusEvent) => {
    const target = targetOf(event)
    if (target?.matches(':focus-visible')) request(target, 0)
    else hide()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
  }
  const ending = new AbortController()
  const options = { capture: true, passive: true, signal: ending.signal }
  addEventListener('pointerover', onPointerOver, options)
  addEventListener('focusin', onFocusIn, options)
  addEventListener('keydown', onKeyDown, options)
  for (const moves of ['pointerdown', 'scroll', 'resize']) addEventListener(moves, hide, options)
  return () => {
    hide()
    ending.abort()
  }
}
