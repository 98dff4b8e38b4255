// Tiles that are put in order: by a pointer, or by keys. What is on its way is only shown elsewhere; the document changes when it is put down.
import type { AlbumWork } from '@atelier/contract/features/showing/collections'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { usePublishedName } from '../../../features/showing/gallery/published-card.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { placeByKey, placeWhile } from '../moved.ts'
import { ArrangeTile } from './arrange-tile.tsx'
import { useDrag } from './use-drag.ts'

type ArrangeBoardProps = {
  works: readonly AlbumWork[]
  onMove: (from: number, to: number) => void
}

type Move = { from: number; to: number; by: 'pointer' | 'keys' }

export function ArrangeBoard({ works, onMove }: ArrangeBoardProps) {
  const t = useTexts('albums')
  const nameOf = usePublishedName()
  const box = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLUListElement>(null)
  const [move, setMove] = useState<Move>()
  const [current, setCurrent] = useState(0)
  const [said, setSaid] = useState('')
  // The document's order changes under the focus when something is put down.
  const focusNext = useRef<number>(undefined)
  const of = works.length
  const nameAt = (place: number) => {
    const work = works[place]
    return work ? nameOf(work) : ''
  }

  useLayoutEffect(() => {
    if (focusNext.current === undefined) return
    tileAt(grid.current, focusNext.current)?.focus()
    focusNext.current = undefined
  })

  const drop = () => {
    setMove(undefined)
    if (!move) return
    const { from, to } = move
    setCurrent(to)
    focusNext.current = to
    setSaid(t.putDown({ name: nameAt(from), place: to + 1 }))
    onMove(from, to)
  }
  const cancel = () => {
    setMove(undefined)
    if (move) setSaid(t.takenBack({ name: nameAt(move.from), place: move.from + 1 }))
  }
  const onPointerDown = useDrag({
    box,
    onStart: (from) => setMove({ from, to: from, by: 'pointer' }),
    // The place of the document that is under the pointer is shown elsewhere by now.
    onOver: (place) => setMove((now) => now && { ...now, to: placeWhile(place, now.from, now.to) }),
    onDrop: drop,
    onCancel: cancel,
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const columns = columnsOf(grid.current)
    if (event.key === ' ' || event.key === 'Enter') {
      if (move) drop()
      else {
        setMove({ from: current, to: current, by: 'keys' })
        setSaid(t.pickedUp({ name: nameAt(current), place: current + 1, of }))
      }
    } else if (event.key === 'Escape' && move) cancel()
    else {
      const to = placeByKey(event.key, move?.to ?? current, { count: of, columns })
      if (to === undefined) return
      if (move) {
        setMove({ ...move, to })
        setSaid(t.movedTo({ place: to + 1, of }))
      } else {
        setCurrent(to)
        focusNext.current = to
      }
    }
    event.preventDefault()
    event.stopPropagation()
  }
  // What is carried by keys stays in sight.
  useLayoutEffect(() => {
    if (move?.by === 'keys') tileAt(grid.current, move.from)?.scrollIntoView({ block: 'nearest' })
  }, [move])

  return (
    <div ref={box} className="scroll-quiet min-h-0 flex-1 p-3 sm:p-4">
      <ul
        ref={grid}
        aria-label={t.arrange}
        className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(128px,1fr))]"
      >
        {works.map((work, place) => (
          <li
            key={work.id}
            className="min-w-0"
            style={move && { order: placeWhile(place, move.from, move.to) }}
          >
            <ArrangeTile
              work={work}
              place={place}
              label={t.moveWork({ name: nameOf(work), place: place + 1, of })}
              isCurrent={place === current}
              isMoving={move?.from === place}
              onPointerDown={onPointerDown}
              onKeyDown={onKeyDown}
              onFocus={() => !move && setCurrent(place)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

const tileAt = (grid: HTMLElement | null, place: number) =>
  grid?.querySelector<HTMLElement>(`[data-place="${place}"]`)

const columnsOf = (grid: HTMLElement | null): number =>
  grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1
