// Where a node that is dragged would come to stand. Pure.
import type { MindNode } from '@atelier/contract/mind-terms'
import type { Point } from './canvas-view.ts'
import type { MindLayout } from './layout-mind.ts'
import { findNode } from './mind-edits.ts'

/** Below a node, at its end; or beside one, before or after it. */
export type Drop = { id: string; side: 'below' | 'before' | 'after' }

export function dropAt({ boxes }: MindLayout, draggedId: string, at: Point): Drop | null {
  const near = 6
  const target = boxes.find(
    ({ x, y, width, height }) =>
      at.x >= x && at.x <= x + width && at.y >= y - near && at.y <= y + height + near,
  )
  const dragged = boxes.find(({ node }) => node.id === draggedId)?.node
  if (!target || !dragged || findNode(dragged, target.node.id)) return null
  const { node, depth, y, height } = target
  const share = (at.y - y) / height
  if (depth > 0 && share < 0.25) return { id: node.id, side: 'before' }
  if (depth > 0 && share > 0.75) return { id: node.id, side: 'after' }
  return { id: node.id, side: 'below' }
}

/** The place that a drop means, counted without the node that is moved. */
export function placeOfDrop(
  root: MindNode,
  id: string,
  { id: targetId, side }: Drop,
  parentOf: (root: MindNode, id: string) => MindNode | undefined,
): { parentId: string; at?: number } {
  const parent = side === 'below' ? undefined : parentOf(root, targetId)
  if (!parent) return { parentId: targetId }
  const others = parent.children.filter((child) => child.id !== id)
  const at = others.findIndex((child) => child.id === targetId)
  return { parentId: parent.id, at: side === 'before' ? at : at + 1 }
}
