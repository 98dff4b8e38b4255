import type { MindNode } from '@atelier/contract/mind-terms'
import { expect, it } from 'vitest'
import { dropAt, placeOfDrop } from './drop-at.ts'
import { layoutMind } from './layout-mind.ts'
import { parentOf } from './mind-edits.ts'

const node = (id: string, ...children: MindNode[]): MindNode => ({ id, text: id, children })
const map = node('r', node('a', node('a1')), node('b'), node('c'))
const layout = layoutMind(map, (text) => text.length * 7)
const over = (dragged: string, id: string, share: number) => {
  const box = layout.boxes.find((each) => each.node.id === id)
  if (!box) throw new Error(id)
  return dropAt(layout, dragged, { x: box.x + 5, y: box.y + box.height * share })
}

it('a drag over a node means below it, before it or after it', () => {
  expect(over('c', 'a', 0.5)).toEqual({ id: 'a', side: 'below' })
  expect(over('c', 'a', 0.1)).toEqual({ id: 'a', side: 'before' })
  expect(over('c', 'a', 0.9)).toEqual({ id: 'a', side: 'after' })
  expect(over('c', 'r', 0.1)).toEqual({ id: 'r', side: 'below' })
})

it('a drag over itself, what is below it, or nothing means nothing', () => {
  expect(over('a', 'a', 0.5)).toBeNull()
  expect(over('a', 'a1', 0.5)).toBeNull()
  expect(dropAt(layout, 'a', { x: -50, y: -50 })).toBeNull()
})

it('a place is counted without the node that moves', () => {
  const place = (id: string, side: 'below' | 'before' | 'after') =>
    placeOfDrop(map, 'a', { id, side }, parentOf)
  expect(place('c', 'before')).toEqual({ parentId: 'r', at: 1 })
  expect(place('c', 'after')).toEqual({ parentId: 'r', at: 2 })
  expect(place('b', 'below')).toEqual({ parentId: 'b' })
})
