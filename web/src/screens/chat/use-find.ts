// Finding words in the open conversation: loads all of it, counts, and leads from one place to the next.
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { loadWholeLog } from '../../features/talk/groups/log-queries.ts'
import type { LogItem } from './compose-log.ts'
import { markHits, unmarkHits } from './find-highlights.ts'
import { findHits, type Hit, hitNear } from './find-hits.ts'
import type { MessageListHandle } from './parts/message-list.tsx'

export function useFind(
  groupId: number,
  items: readonly LogItem[],
  list: RefObject<MessageListHandle | null>,
) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  // The message in view when the words were typed, from which on the first hit is sought.
  const [from, setFrom] = useState(0)
  const [chosen, setChosen] = useState<Hit | null>(null)
  const [loading, setLoading] = useState(false)
  const asked = useDeferredValue(words)

  const hits = useMemo(() => {
    if (!open) return []
    return findHits(
      items.map(({ entry }) => ({ id: entry.id, text: entry.text })),
      asked,
    )
  }, [open, items, asked])
  const index = useMemo(() => {
    const kept = chosen === null ? -1 : hits.findIndex((own) => isSame(own, chosen))
    if (kept !== -1) return kept
    const start = items.findIndex(({ entry }) => entry.id === from)
    const later = new Set(items.slice(Math.max(start, 0)).map(({ entry }) => entry.id))
    return hitNear(hits, (id) => later.has(id))
  }, [hits, chosen, items, from])
  const hit = hits[index]

  useEffect(() => {
    if (!open || groupId === 0) return undefined
    const abort = new AbortController()
    setLoading(true)
    loadWholeLog(client, groupId, { signal: abort.signal })
      // What is there can be searched all the same; the list offers to load the rest.
      .catch(() => undefined)
      .then(() => setLoading(false))
    return () => abort.abort()
  }, [client, groupId, open])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation ends the search
  useEffect(() => setOpen(false), [groupId])

  useHitMarks(open ? asked : '', hit, list)

  return {
    open,
    words,
    loading,
    hit,
    at: hits.length === 0 ? 0 : index + 1,
    count: hits.length,
    show: () => {
      setFrom(list.current?.firstInView() ?? 0)
      setOpen(true)
    },
    close: () => setOpen(false),
    setWords: (wanted: string) => {
      setWords(wanted)
      setChosen(null)
      if (wanted === '' || words === '') setFrom(list.current?.firstInView() ?? 0)
    },
    step: (by: 1 | -1) => {
      setChosen(hits[(index + by + hits.length) % hits.length] ?? null)
    },
  }
}

const isSame = (a: Hit, b: Hit): boolean => a.entryId === b.entryId && a.nth === b.nth

/** Keeps the marks in step with what is drawn, and brings the current one into view. */
function useHitMarks(
  words: string,
  hit: { entryId: number; nth: number } | undefined,
  list: RefObject<MessageListHandle | null>,
): void {
  const { entryId, nth } = hit ?? { entryId: 0, nth: 0 }
  useEffect(() => {
    const area = list.current?.scroller()
    if (!area || words.trim() === '') return undefined
    let frame = 0
    let wanted = entryId !== 0
    if (wanted && !isDrawn(area, entryId)) list.current?.scrollToEntry(entryId)
    const mark = () => {
      frame = 0
      const range = markHits(area, words, entryId === 0 ? undefined : { entryId, nth })
      if (range && wanted) {
        wanted = false
        bringIntoView(area, range)
      }
    }
    const soon = () => {
      frame ||= requestAnimationFrame(mark)
    }
    const observer = new MutationObserver(soon)
    observer.observe(area, { childList: true, subtree: true, characterData: true })
    soon()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      unmarkHits()
    }
  }, [words, entryId, nth, list])
}

const isDrawn = (area: HTMLElement, entryId: number): boolean =>
  area.querySelector(`[data-entry-id="${entryId}"]`) !== null

function bringIntoView(area: HTMLElement, range: Range): void {
  const view = area.getBoundingClientRect()
  const place = range.getBoundingClientRect()
  if (place.top >= view.top + 64 && place.bottom <= view.bottom - 32) return
  area.scrollBy({ top: place.top - view.top - view.height / 3 })
}
