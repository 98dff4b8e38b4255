// A mind map as a tree, and what of it is refused. No imports: both sides load it.

/** Longest text of a node, in UTF-16 units. */
export const longestMindText = 2000
/** Most nodes of a map. */
export const maxMindNodes = 5000
/** How many nodes may stand one below the other. */
export const maxMindDepth = 60
/** Longest title of a map, in UTF-16 units. */
export const longestMindTitle = 200

export type MindNode = {
  /** Unlike any other of its map. */
  id: string
  text: string
  /** Whether what is below it is folded away. */
  folded?: boolean | undefined
  /** The answer that is being written below it, or was, and is not among its children yet. */
  grows?: number | undefined
  children: MindNode[]
}

/** Every node, each before what is below it. */
export function* eachMindNode(node: MindNode): Generator<MindNode> {
  yield node
  for (const child of node.children) yield* eachMindNode(child)
}

export function countMindNodes(node: MindNode): number {
  let count = 1
  for (const child of node.children) count += countMindNodes(child)
  return count
}

/** Whether no two nodes have the same id. */
export function hasOwnIds(node: MindNode): boolean {
  const seen = new Set<string>()
  for (const { id } of eachMindNode(node)) {
    if (seen.has(id)) return false
    seen.add(id)
  }
  return true
}
