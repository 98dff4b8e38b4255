import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { clearPlaylist } from './clear-playlist.ts'
import { player, usePlayer } from './player-store.ts'
import { type Deed, PlaylistRow } from './playlist-row.tsx'
import type { Track } from './track.ts'

/** What plays after what; `bare` where something else closes it. */
export function PlaylistView({ bare = false }: { bare?: boolean }) {
  const t = useTexts('player')
  const { undo } = useTexts('common')
  const count = usePlayer(({ tracks }) => tracks.length)
  return (
    <>
      <div
        className={
          bare
            ? 'flex shrink-0 items-center justify-between gap-3 py-2 pr-4 pl-5'
            : 'flex h-13 shrink-0 items-center gap-3 pr-13 pl-5'
        }
      >
        {!bare && <h2 className="font-medium">{t.playlist}</h2>}
        <p className="figures min-w-0 flex-1 text-small text-soft">{t.tracks({ n: count })}</p>
        <Button kind="quiet" size="small" onClick={() => clearPlaylist({ t, undo })}>
          {t.clear}
        </Button>
      </div>
      <Rows />
    </>
  )
}

function Rows() {
  const t = useTexts('player')
  const tracks = usePlayer((state) => state.tracks)
  const list = useRef<HTMLOListElement>(null)
  const keysId = useId()
  const { said, move, remove } = useChanges(list, tracks)

  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(list.current, event.target)
    const track = tracks[place]
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!track || event.ctrlKey || event.metaKey) return
    if (by && event.altKey) move(place, by, 'play')
    else if (by) focusOn(list.current, tracks[place + by]?.id, 'play')
    else if (event.key === 'Delete') remove(place)
    else return
    event.preventDefault()
  }
  return (
    <>
      <p id={keysId} className="sr-only">
        {t.keys}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol
        ref={list}
        aria-label={t.playlist}
        aria-describedby={keysId}
        onKeyDown={onKeyDown}
        className="scroll-quiet min-h-0 flex-1 px-2 pb-2"
      >
        {tracks.map((track, place) => (
          <PlaylistRow
            key={track.id}
            track={track}
            place={place}
            count={tracks.length}
            onMove={move}
            onRemove={remove}
          />
        ))}
      </ol>
    </>
  )
}

/** Changes of the list, told to those who do not see them; the focus stays on what was pressed, or goes to the track that follows. */
function useChanges(list: { current: HTMLOListElement | null }, tracks: readonly Track[]) {
  const t = useTexts('player')
  const [said, setSaid] = useState('')
  const focus = useRef<{ id: string | undefined; deed: Deed }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the list
  useLayoutEffect(() => {
    if (focus.current) focusOn(list.current, focus.current.id, focus.current.deed)
    focus.current = undefined
  }, [tracks])

  const move = (from: number, by: number, deed: Deed) => {
    const track = tracks[from]
    const to = from + by
    if (!track || to < 0 || to >= tracks.length) return
    focus.current = { id: track.id, deed }
    player().move(from, to)
    setSaid(t.moved({ title: track.title || t.untitled, n: to + 1, of: tracks.length }))
  }
  const remove = (place: number) => {
    const track = tracks[place]
    if (!track) return
    focus.current = { id: (tracks[place + 1] ?? tracks[place - 1])?.id, deed: 'play' }
    player().removeAt(place)
    setSaid(t.removed({ title: track.title || t.untitled }))
  }
  return { said, move, remove }
}

function placeOf(list: HTMLElement | null, target: EventTarget): number {
  const row = target instanceof Element ? target.closest('li') : null
  return list && row ? [...list.children].indexOf(row) : -1
}

function focusOn(list: HTMLElement | null, id: string | undefined, deed: Deed): void {
  const row = [...(list?.children ?? [])].find(
    (one) => one instanceof HTMLElement && one.dataset.track === id,
  )
  row?.querySelector<HTMLElement>(`[data-deed=${deed}]`)?.focus()
}
