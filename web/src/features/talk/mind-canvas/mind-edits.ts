// What can be done to the tree of a map. Pure: each gives a new tree, or the same one where there is nothing to do.
import type { MindNode } from '@atelier/contract/mind-terms'
import { newId } from '../../../lib/new-id.ts'

/** From the middle of the map to a node, that last; empty when it is not there. */
export function pathTo(root: MindNode, id: string): MindNode[] {
  if (root.id === id) return [root]
  for (const child of root.children) {
    const path = pathTo(child, id)
    if (path.length) return [root, ...path]
  }
  return []
}

export const findNode = (root: MindNode, id: string): MindNode | undefined =>
  pathTo(root, id).at(-1)

export const parentOf = (root: MindNode, id: string): MindNode | undefined =>
  pathTo(root, id).at(-2)

/** A new tree in which one node is another. */
export function changeNode(
  root: MindNode,
  id: string,
  change: (node: MindNode) => MindNode,
): MindNode {
  if (root.id === id) return change(root)
  let changed = false
  const children = root.children.map((child) => {
    const next = changeNode(child, id, change)
    changed ||= next !== child
    return next
  })
  return changed ? { ...root, children } : root
}

export const renamed = (root: MindNode, id: string, text: string): MindNode =>
  changeNode(root, id, (node) => (node.text === text ? node : { ...node, text }))

export const foldedAs = (root: MindNode, id: string, folded: boolean): MindNode =>
  changeNode(root, id, ({ folded: _, ...node }) => (folded ? { ...node, folded } : node))

/** Puts a node below another, unfolded, at a place among its children; at the end without one. */
export const withChild = (
  root: MindNode,
  parentId: string,
  child: MindNode,
  at = Number.POSITIVE_INFINITY,
): MindNode =>
  changeNode(root, parentId, ({ folded: _, ...parent }) => ({
    ...parent,
    children: [...parent.children.slice(0, at), child, ...parent.children.slice(at)],
  }))

/** Takes a node and all below it away; the middle of a map stays. */
export const without = (root: MindNode, id: string): MindNode => {
  const parent = parentOf(root, id)
  return parent
    ? changeNode(root, parent.id, (node) => ({
        ...node,
        children: node.children.filter((child) => child.id !== id),
      }))
    : root
}

/** What is chosen when a node goes: the next beside it, else the one before, else its parent. */
export function neighbourOf(root: MindNode, id: string): string {
  const parent = parentOf(root, id)
  if (!parent) return root.id
  const at = parent.children.findIndex((child) => child.id === id)
  return (parent.children[at + 1] ?? parent.children[at - 1] ?? parent).id
}

/** Moves a node below another; never below itself. `at` counts without the node. */
export function moved(root: MindNode, id: string, to: { parentId: string; at?: number }): MindNode {
  const node = findNode(root, id)
  if (!node || id === root.id || findNode(node, to.parentId)) return root
  return withChild(without(root, id), to.parentId, node, to.at)
}

/** Without the marks of nodes that wait for an answer. */
export function withoutMarks({ grows: _, ...node }: MindNode): MindNode {
  return { ...node, children: node.children.map(withoutMarks) }
}

export type Step = 'up' | 'down' | 'out' | 'in'

/** Moves a node by one place: among those beside it, out to its parent's side, or in below the one before it. */
export function stepped(root: MindNode, id: string, step: Step): MindNode {
  const path = pathTo(root, id)
  const [grandparent, parent] = [path.at(-3), path.at(-2)]
  if (!parent) return root
  const at = parent.children.findIndex((child) => child.id === id)
  if (step === 'up') return at > 0 ? moved(root, id, { parentId: parent.id, at: at - 1 }) : root
  if (step === 'down')
    return at < parent.children.length - 1
      ? moved(root, id, { parentId: parent.id, at: at + 1 })
      : root
  if (step === 'in') {
    const before = parent.children[at - 1]
    return before ? moved(root, id, { parentId: before.id }) : root
  }
  if (!grandparent) return root
  const after = grandparent.children.findIndex((child) => child.id === parent.id)
  return moved(root, id, { parentId: grandparent.id, at: after + 1 })
}

/** The nodes that show, each before what is below it. */
export function shownNodes(root: MindNode): { node: MindNode; depth: number }[] {
  const rows: { node: MindNode; depth: number }[] = []
  const add = (node: MindNode, depth: number) => {
    rows.push({ node, depth })
    if (!node.folded) for (const child of node.children) add(child, depth + 1)
  }
  add(root, 0)
  return rows
}

/** Where an arrow key leads on the canvas. */
export function nodeBeside(
  root: MindNode,
  id: string,
  way: 'up' | 'down' | 'left' | 'right',
): string {
  const path = pathTo(root, id)
  const [parent, node] = [path.at(-2), path.at(-1)]
  if (!node) return root.id
  if (way === 'left') return parent?.id ?? id
  if (way === 'right') return node.folded ? id : (node.children[0]?.id ?? id)
  const level = levelOf(root, path.length - 1)
  const at = level.indexOf(id)
  return level[at + (way === 'up' ? -1 : 1)] ?? id
}

const levelOf = (root: MindNode, depth: number): string[] =>
  shownNodes(root).flatMap((row) => (row.depth === depth ? [row.node.id] : []))

/** Unlike any other: ids of answers are built otherwise. */
export const newNode = (text = ''): MindNode => ({
  id: newId().slice(0, 13),
  text,
  children: [],
})
