import './late.css'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { chequered } from './chequered.ts'
import { classes } from './classes.ts'
import { shareAfterKey, shareAt } from './compare-share.ts'
import { Icon } from './icon.tsx'

type CompareTexts = {
  slider: string
  value: (p: { percent: number }) => string
  before: string
  after: string
}

type CompareProps = {
  /** Addresses of the two pictures; both are shown in the shape of the second. */
  before: string
  after: string
  /** What they show. */
  alt: string
  texts: CompareTexts
  width: number
  height: number
}

/** Two pictures over each other, with an edge between them that is drawn to the side. */
export function Compare({ before, after, alt, texts: t, width, height }: CompareProps) {
  const box = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(50)
  const percent = Math.round(share)

  const lead = (event: PointerEvent) => {
    const place = box.current?.getBoundingClientRect()
    if (place) setShare(shareAt(event.clientX, place))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = shareAfterKey(event.key, share, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    setShare(next)
  }
  return (
    <div
      ref={box}
      style={{ aspectRatio: `${width} / ${height}` }}
      className={classes(
        'relative w-full cursor-ew-resize touch-pan-y overflow-hidden rounded-card select-none',
        chequered,
      )}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        lead(event)
      }}
      onPointerMove={(event) =>
        event.currentTarget.hasPointerCapture(event.pointerId) && lead(event)
      }
    >
      <Layer src={after} alt={`${alt}: ${t.after}`} />
      <Layer src={before} alt={`${alt}: ${t.before}`} clip={`inset(0 ${100 - share}% 0 0)`} />
      <Label text={t.before} side="left" isHidden={share < 12} />
      <Label text={t.after} side="right" isHidden={share > 88} />
      <div
        style={{ left: `${share}%` }}
        className="pointer-events-none absolute inset-y-0 -ml-px w-0.5 bg-[#fff] shadow-[0_0_0_1px_#0006]"
      />
      <div
        role="slider"
        tabIndex={0}
        aria-label={t.slider}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={t.value({ percent })}
        aria-orientation="horizontal"
        onKeyDown={onKeyDown}
        style={{ left: `${share}%` }}
        className="absolute top-1/2 flex size-11 -translate-1/2 items-center justify-center rounded-full bg-[#fff] text-[#1b1b1e] shadow-float"
      >
        <Icon name="arrow-left-right" size={20} />
      </div>
    </div>
  )
}

function Layer({ src, alt, clip }: { src: string; alt: string; clip?: string }) {
  return (
    <img
      src={src}
      alt={alt}
      draggable={false}
      style={clip ? { clipPath: clip } : {}}
      className="pointer-events-none absolute inset-0 size-full object-cover"
    />
  )
}

type LabelProps = { text: string; side: 'left' | 'right'; isHidden: boolean }

/** White on black: seen on any picture. */
function Label({ text, side, isHidden }: LabelProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'pointer-events-none absolute top-3 rounded-small bg-[#000000b3] px-2 py-0.5 text-small font-medium text-[#fff] transition-opacity',
        side === 'left' ? 'left-3' : 'right-3',
        isHidden && 'opacity-0',
      )}
    >
      {text}
    </span>
  )
}
