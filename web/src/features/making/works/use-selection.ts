// Choosing several works: by press, by Shift and press, and by keys (x or Space on a card, Ctrl or ⌘ and A for all, Esc to end).
import type { Work } from '@atelier/contract/features/making/works'
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import { allSelected, noneSelected, selectedTo, stillThere, toggled } from './selection.ts'
import { isPlaceholder } from './work-pages.ts'

export function useSelection(works: readonly Work[]) {
  const [active, setActive] = useState(false)
  const [kept, setKept] = useState(noneSelected)
  const shown = useMemo(
    () => works.filter((work) => !isPlaceholder(work)).map(({ id }) => id),
    [works],
  )
  const selection = useMemo(
    () => (kept.ids.size > 0 ? stillThere(kept, new Set(shown)) : kept),
    [kept, shown],
  )
  const chosen = useMemo(
    () => (active ? works.filter(({ id }) => selection.ids.has(id)) : []),
    [active, works, selection],
  )
  const begin = useCallback(() => setActive(true), [])
  const end = useCallback(() => {
    setActive(false)
    setKept(noneSelected)
  }, [])
  const choose = useCallback(
    (id: number, range: boolean) => {
      setActive(true)
      setKept((now) => (range ? selectedTo(now, id, shown) : toggled(now, id)))
    },
    [shown],
  )
  const all = useCallback(() => setKept(allSelected(shown)), [shown])
  const none = useCallback(() => setKept(noneSelected), [])

  const onKey = useCallback(
    (event: KeyboardEvent, work: Work | undefined) => {
      if (event.target instanceof HTMLInputElement && event.target.type === 'search') return
      if (event.key === 'Escape' && active) end()
      else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
        setActive(true)
        all()
      } else if (event.key.toLowerCase() === 'x' && work && !event.ctrlKey && !event.metaKey) {
        choose(work.id, event.shiftKey)
      } else return
      event.preventDefault()
    },
    [active, all, choose, end],
  )
  return { active, ids: selection.ids, chosen, begin, end, choose, all, none, onKey }
}

export type WorkSelection = ReturnType<typeof useSelection>
