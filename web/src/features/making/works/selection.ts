// Which works are chosen, and from where a range begins. Pure.
export type Selection = { ids: ReadonlySet<number>; anchor: number | null }

export const noneSelected: Selection = { ids: new Set(), anchor: null }

export function toggled({ ids }: Selection, id: number): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** All from the last one that was chosen to this one, in the order in which they are shown. */
export function selectedTo(selection: Selection, id: number, shown: readonly number[]): Selection {
  const { ids, anchor } = selection
  const [from, to] = [anchor === null ? -1 : shown.indexOf(anchor), shown.indexOf(id)]
  if (from < 0 || to < 0) return toggled(selection, id)
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...ids, ...range]), anchor }
}

export const allSelected = (shown: readonly number[]): Selection => ({
  ids: new Set(shown),
  anchor: shown[0] ?? null,
})

/** Without what is gone meanwhile. */
export function stillThere(selection: Selection, there: ReadonlySet<number>): Selection {
  const ids = [...selection.ids].filter((id) => there.has(id))
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) }
}
