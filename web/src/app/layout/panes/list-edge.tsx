import type { KeyboardEvent, PointerEvent } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { listWidth, listWidths, setListWidth } from '../../../lib/storage/list-width.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'

/** The edge of the list: dragged, or moved by the arrow keys, it makes the list wider or narrower; two presses bring the usual width back. */
export function ListEdge() {
  const t = useTexts('chat')
  const width = useStored(listWidth)
  const drag = (event: PointerEvent<HTMLElement>) => {
    const { pointerId, clientX: from } = event
    const edge: HTMLElement = event.currentTarget
    if (event.button !== 0) return
    event.preventDefault()
    const before = listWidth.get()
    const over = new AbortController()
    edge.setPointerCapture(pointerId)
    edge.addEventListener('pointermove', ({ clientX }) => setListWidth(before + clientX - from), {
      signal: over.signal,
    })
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'])
      edge.addEventListener(end, () => over.abort(), { signal: over.signal })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const widths: Record<string, number> = {
      ArrowLeft: width - listWidths.step,
      ArrowRight: width + listWidths.step,
      Home: listWidths.least,
      End: listWidths.most,
    }
    const wanted = widths[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    setListWidth(wanted)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that moves is no thematic break
    <div
      role="separator"
      tabIndex={0}
      aria-label={t.listWidth}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={listWidths.least}
      aria-valuemax={listWidths.most}
      onPointerDown={drag}
      onDoubleClick={() => setListWidth(listWidths.usual)}
      onKeyDown={onKeyDown}
      className="absolute inset-y-0 -right-1 z-bar w-2 cursor-col-resize touch-none outline-none transition-[background-color] hover:bg-fill-strong focus-visible:bg-focus"
    />
  )
}
