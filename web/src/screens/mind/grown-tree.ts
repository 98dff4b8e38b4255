// A map together with what is being written for it. Pure.
import { countMindNodes, type MindNode, maxMindNodes } from '@atelier/contract/mind-terms'
import {
  type OutlineText,
  outlineItems,
  toMindChildren,
  toMindTree,
} from '@atelier/contract/read-outline'
import { changeNode } from '../../features/talk/mind-canvas/mind-edits.ts'

/** An answer, and what it says so far. */
export type Growth = { entryId: number; outline: OutlineText }

const waitsFor = (root: MindNode, entryId: number): MindNode | undefined => {
  if (root.grows === entryId) return root
  for (const child of root.children) {
    const found = waitsFor(child, entryId)
    if (found) return found
  }
  return undefined
}

/** Without the mark that a node waits for an answer. */
export function withoutMark(tree: MindNode, entryId: number): MindNode {
  const node = waitsFor(tree, entryId)
  return node ? changeNode(tree, node.id, ({ grows: _, ...rest }) => rest) : tree
}

/** With what an answer says, below the node that waits for it; the mark is gone. A map without a tree begins with it. */
export function withGrowth(
  tree: MindNode | null,
  { entryId, outline }: Growth,
  title: string,
): MindNode | null {
  const items = outlineItems(outline)
  const key = String(entryId)
  if (!tree) return items.length ? toMindTree(items, title, key) : null
  const node = waitsFor(tree, entryId)
  if (!node) return tree
  const room = maxMindNodes - countMindNodes(tree)
  const grown = firstNodes(toMindChildren(items, node.text, key), room)
  return changeNode(tree, node.id, ({ grows: _, folded: __, ...rest }) => ({
    ...rest,
    children: [...rest.children, ...grown],
  }))
}

/** Whole nodes from the beginning on, as many as there is room for. */
function firstNodes(nodes: readonly MindNode[], room: number): MindNode[] {
  const taken: MindNode[] = []
  let left = room
  for (const node of nodes) {
    left -= countMindNodes(node)
    if (left < 0) break
    taken.push(node)
  }
  return taken
}

/** Whether a node stands there only since this answer writes it. */
export const isOfAnswer = (id: string, entryId: number): boolean => id.startsWith(`${entryId}-`)
