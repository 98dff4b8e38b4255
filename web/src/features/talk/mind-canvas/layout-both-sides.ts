// A map with its middle between its branches: wide rather than high, as it stands in a text. Pure.
import type { MindNode } from '@atelier/contract/mind-terms'
import { type Box, type Link, layoutMind, type Measure } from './layout-mind.ts'

export type BothSides = {
  /** The middle first; each from the centre of the middle. */
  boxes: Box[]
  /** The curves of one side, to be drawn moved by `x` and `y` px and then, at the left, mirrored. */
  sides: { links: Link[]; x: number; y: number; isLeft: boolean }[]
  /** What it takes, in px from the centre of the middle. */
  left: number
  top: number
  width: number
  height: number
}

export function layoutBothSides(root: MindNode, measure: Measure): BothSides {
  const half = Math.ceil(root.children.length / 2)
  const boxes: Box[] = []
  const sides: BothSides['sides'] = []
  let [left, right, top, bottom] = [0, 0, 0, 0]
  for (const isLeft of [false, true]) {
    const children = isLeft ? root.children.slice(half) : root.children.slice(0, half)
    const first = isLeft ? half : 0
    const { boxes: placed, links, width, height } = layoutMind({ ...root, children }, measure)
    const [middle] = placed
    if (!middle) continue
    const [x, y] = [middle.x + middle.width / 2, middle.y + middle.height / 2]
    for (const box of isLeft ? placed.slice(1) : placed)
      boxes.push({
        ...box,
        x: isLeft ? x - box.x - box.width : box.x - x,
        y: box.y - y,
        branch: box.branch < 0 ? box.branch : box.branch + first,
      })
    const named = links.map((link) => ({ ...link, branch: link.branch + first }))
    sides.push({ links: named, x: -x, y: -y, isLeft })
    if (isLeft) left = x - width
    else right = width - x
    top = Math.min(top, -y)
    bottom = Math.max(bottom, height - y)
  }
  // Without a branch at the left the middle alone reaches there.
  const [middle] = boxes
  left = Math.min(left, (middle?.x ?? 0) - 1)
  return { boxes, sides, left, top, width: right - left, height: bottom - top }
}
