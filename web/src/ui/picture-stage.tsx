// One picture or drawing, as large as it fits: zoomed by wheel, pinch, double press and keys, moved by dragging, left by a swipe.
import {
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { chequered } from './chequered.ts'
import { classes } from './classes.ts'
import {
  fitted,
  maxScale,
  maxScaleOfDrawing,
  type Size,
  swipeMeaning,
  type View,
  wholeView,
  withinStage,
  zoomedAt,
} from './stage-view.ts'

type StagePicture = {
  url: string
  /** The small one, and what stands in its place; empty for none. */
  thumbnail: string
  blur: string
  width: number | null
  height: number | null
}

/** For keys and buttons around the stage. */
export type StageHandle = {
  /** Larger or smaller by a factor, from the middle. */
  zoom: (factor: number) => void
  /** By so many px. */
  move: (x: number, y: number) => void
}

type PictureStageProps = {
  file: StagePicture
  alt: string
  view: View
  onView: (change: (view: View) => View) => void
  onSwipe: (meaning: 'previous' | 'next' | 'close') => void
  /** It stands in a page that scrolls: wheel and finger move that as long as the picture is whole. */
  inPage?: boolean
  /** Lines without a ground, as sharp at any size: small ones are made larger, and what lies over the edges of the stage covers nothing. */
  isDrawing?: boolean
  ref?: Ref<StageHandle>
}

/** Kept free around a drawing, for the buttons over the stage, in px. */
const drawingMargin: Size = { width: 32, height: 144 }

type Point = { x: number; y: number }

export function PictureStage(props: PictureStageProps) {
  const { file, alt, view, onView, onSwipe, inPage = false, isDrawing = false, ref } = props
  const stage = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [there, setThere] = useState(false)
  const whole = { width: file.width ?? 1024, height: file.height ?? 1024 }
  const room = isDrawing ? within(size, drawingMargin) : size
  const picture = fitted(whole, room, isDrawing ? 2 : 1)
  const max = isDrawing ? maxScaleOfDrawing(whole, picture) : maxScale
  const change = (next: (view: View) => View) =>
    onView((now) => withinStage(next(now), picture, room, max))
  const zoom = (factor: number, at: Point) => change((now) => zoomedAt(now, factor, at, max))
  const wheel = useRef(zoom)
  wheel.current = zoom
  const letsScroll = inPage && view.scale === 1
  const leavesWheel = useRef(letsScroll)
  leavesWheel.current = letsScroll

  useEffect(() => {
    const box = stage.current
    if (!box) return
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    // React listens passively to wheels, and the page must not scroll or zoom.
    const onWheel = (event: WheelEvent) => {
      if (leavesWheel.current && !event.ctrlKey) return
      event.preventDefault()
      const at = fromMiddle(box, event)
      wheel.current(Math.exp(-event.deltaY / 300), at)
    }
    box.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      observer.disconnect()
      box.removeEventListener('wheel', onWheel)
    }
  }, [])

  useImperativeHandle(ref, () => ({
    zoom: (factor) => zoom(factor, still),
    move: (x, y) => change((now) => ({ ...now, x: now.x + x, y: now.y + y })),
  }))

  const { handlers, drag } = useFingers({ stage, size, view, change, zoom, onSwipe })
  return (
    <div
      ref={stage}
      {...handlers}
      className={classes(
        'relative grid size-full place-items-center overflow-hidden',
        letsScroll ? 'touch-pan-y' : 'touch-none',
        view.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
      )}
    >
      <div
        className="relative"
        style={{
          width: picture.width,
          height: picture.height,
          transform: `translate(${view.x + drag.x}px, ${view.y + drag.y}px) scale(${view.scale})`,
        }}
      >
        {!there && (file.thumbnail || file.blur) !== '' && (
          <img
            src={file.thumbnail || file.blur}
            alt=""
            draggable={false}
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <img
          src={file.url}
          alt={alt}
          draggable={false}
          onLoad={() => setThere(true)}
          className={classes(
            there && !isDrawing && chequered,
            'absolute inset-0 size-full object-contain select-none',
          )}
        />
      </div>
    </div>
  )
}

const within = (stage: Size, margin: Size): Size => ({
  width: Math.max(0, stage.width - margin.width),
  height: Math.max(0, stage.height - margin.height),
})

const fromMiddle = (
  box: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
) => {
  const { left, top, width, height } = box.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

type Fingers = {
  stage: { current: HTMLDivElement | null }
  size: Size
  view: View
  change: (next: (view: View) => View) => void
  zoom: (factor: number, at: Point) => void
  onSwipe: PictureStageProps['onSwipe']
}

const still = { x: 0, y: 0 }

/** One finger moves or swipes, two zoom, two quick presses zoom in and out. */
function useFingers({ stage, size, view, change, zoom, onSwipe }: Fingers) {
  const fingers = useRef(new Map<number, Point>())
  const lastPress = useRef({ at: 0, x: 0, y: 0 })
  const start = useRef<Point>(still)
  const wasPinch = useRef(false)
  const [drag, setDrag] = useState(still)

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.current.size === 1) {
      start.current = { x: event.clientX, y: event.clientY }
      wasPinch.current = false
    } else {
      wasPinch.current = true
      setDrag(still)
    }
  }

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId)
    const box = stage.current
    if (!before || !box) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }
      zoom(factor, fromMiddle(box, middle))
    } else if (view.scale > 1) {
      change((known) => ({
        ...known,
        x: known.x + now.x - before.x,
        y: known.y + now.y - before.y,
      }))
    } else if (!wasPinch.current) {
      setDrag({ x: now.x - start.current.x, y: Math.max(0, now.y - start.current.y) })
    }
  }

  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return
    const by = { x: event.clientX - start.current.x, y: event.clientY - start.current.y }
    setDrag(still)
    if (wasPinch.current) return
    if (Math.hypot(by.x, by.y) < 8) return press(event)
    const meaning = view.scale === 1 ? swipeMeaning(by, size) : null
    if (meaning) onSwipe(meaning)
  }

  const press = (event: PointerEvent<HTMLDivElement>) => {
    const { at, x, y } = lastPress.current
    const isSecond =
      event.timeStamp - at < 350 && Math.hypot(event.clientX - x, event.clientY - y) < 40
    lastPress.current = {
      at: isSecond ? 0 : event.timeStamp,
      x: event.clientX,
      y: event.clientY,
    }
    const box = stage.current
    // A mouse zooms at the first press, a finger at the second: its first may begin a swipe.
    if (!box || (event.pointerType !== 'mouse' && !isSecond)) return
    if (event.pointerType === 'mouse' && isSecond) return
    if (view.scale > 1) change(() => wholeView)
    else zoom(2.5, fromMiddle(box, event))
  }

  const onPointerCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    setDrag(still)
  }
  return { drag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
