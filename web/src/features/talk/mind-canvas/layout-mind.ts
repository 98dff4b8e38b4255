// Where every node of a map stands: what is below a node stands at its right, top to bottom, and no two boxes meet. Pure.
import type { MindNode } from '@atelier/contract/mind-terms'
import { wrapWords } from './wrap-words.ts'

/** In px; from the top left corner of the map. */
export type Box = {
  node: MindNode
  depth: number
  /** Which main branch it belongs to; -1 for the middle. */
  branch: number
  x: number
  y: number
  width: number
  height: number
  /** Its text as it is broken. */
  lines: readonly string[]
}

export type Link = { id: string; branch: number; d: string }
export type MindLayout = { boxes: Box[]; links: Link[]; width: number; height: number }

/** How wide a text is in px, in the type of the middle or of all others. */
export type Measure = (text: string, isRoot: boolean) => number

export const lineHeights = { root: 24, other: 20 }
const padding = { root: { x: 20, y: 14 }, other: { x: 12, y: 7 } }
const widest = { root: 280, other: 240 }
const gapX = 56
const gapY = 10
const margin = 32

type Placed = Box & { below: Placed[]; span: number }

export function layoutMind(root: MindNode, measure: Measure): MindLayout {
  const placed = sized(root, 0, -1, measure)
  place(placed, margin, margin)
  const boxes: Box[] = []
  const links: Link[] = []
  let [width, height] = [0, 0]
  const collect = ({ below, span: _, ...box }: Placed) => {
    boxes.push(box)
    width = Math.max(width, box.x + box.width + margin)
    height = Math.max(height, box.y + box.height + margin)
    for (const child of below) {
      links.push({ id: child.node.id, branch: child.branch, d: curve(box, child) })
      collect(child)
    }
  }
  collect(placed)
  return { boxes, links, width, height }
}

function sized(node: MindNode, depth: number, branch: number, measure: Measure): Placed {
  const kind = depth === 0 ? 'root' : 'other'
  const width = (text: string) => measure(text, depth === 0)
  const lines = wrapWords(node.text, widest[kind], width)
  const below = node.folded
    ? []
    : node.children.map((child, at) => sized(child, depth + 1, depth === 0 ? at : branch, measure))
  const height = lines.length * lineHeights[kind] + 2 * padding[kind].y
  const spanBelow = below.reduce((sum, child) => sum + child.span, 0)
  return {
    node,
    depth,
    branch,
    lines,
    below,
    x: 0,
    y: 0,
    width: Math.ceil(Math.max(24, ...lines.map(width))) + 2 * padding[kind].x,
    height,
    span: Math.max(height, spanBelow + gapY * Math.max(0, below.length - 1)),
  }
}

function place(box: Placed, x: number, top: number): void {
  box.x = x
  box.y = Math.round(top + (box.span - box.height) / 2)
  const spans = box.below.reduce((sum, { span }) => sum + span, 0)
  let at = top + (box.span - spans - gapY * Math.max(0, box.below.length - 1)) / 2
  for (const child of box.below) {
    place(child, x + box.width + gapX, at)
    at += child.span + gapY
  }
}

function curve(from: Box, to: Box): string {
  const [x1, y1] = [from.x + from.width, from.y + from.height / 2]
  const [x2, y2] = [to.x, to.y + to.height / 2]
  const middle = Math.round((x1 + x2) / 2)
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`
}
