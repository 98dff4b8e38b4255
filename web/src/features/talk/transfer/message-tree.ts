// Messages that name the one they follow, as entries in an order in which parents come first.
import type { ReadEntry } from './finish-conversation.ts'

export type TreeNode = {
  id: string
  /** Empty, or a name that is not there, at a beginning. */
  parent: string
  /** In the order in which they were written; may be incomplete. */
  children: readonly string[]
}

export type PlacedNode = { id: string; parent: string | undefined }

/** All nodes once, parents before their children, each branch through before the next. Circles are cut. */
export function inOrder(nodes: readonly TreeNode[]): PlacedNode[] {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]))
  const children = new Map<string, string[]>(nodes.map(({ id }) => [id, []]))
  const listed = new Set<string>()
  for (const node of nodes)
    for (const child of node.children) {
      if (!parents.has(child) || listed.has(child)) continue
      listed.add(child)
      children.get(node.id)?.push(child)
    }
  for (const { id, parent } of nodes)
    if (!listed.has(id) && parent !== id && children.has(parent)) {
      listed.add(id)
      children.get(parent)?.push(id)
    }
  const roots = nodes.filter(({ id }) => !listed.has(id))
  const found: PlacedNode[] = []
  const seen = new Set<string>()
  // What hangs in a circle has no root: it begins with its first node.
  for (const begin of [...roots, ...nodes]) {
    const waiting: PlacedNode[] = [{ id: begin.id, parent: undefined }]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (seen.has(next.id)) continue
      seen.add(next.id)
      found.push(next)
      const parent = next.id
      for (const id of (children.get(parent) ?? []).toReversed()) waiting.push({ id, parent })
    }
  }
  return found
}

export type Grown = {
  entries: ReadEntry[]
  /** The place of the entry that a node became, or that it hangs below; null for none. */
  places: ReadonlyMap<string, number | null>
}

/** An entry for each node in which somebody says something; the others are passed over. */
export function growEntries(
  nodes: readonly TreeNode[],
  read: (id: string, above: ReadEntry | undefined) => Omit<ReadEntry, 'parent'> | undefined,
): Grown {
  const entries: ReadEntry[] = []
  const places = new Map<string, number | null>()
  for (const { id, parent } of inOrder(nodes)) {
    const above = parent === undefined ? null : (places.get(parent) ?? null)
    const said = read(id, above === null ? undefined : entries[above])
    if (!said || said.parts.length === 0) {
      places.set(id, above)
      continue
    }
    places.set(id, entries.length)
    entries.push({ ...said, parent: above })
  }
  return { entries, places }
}
