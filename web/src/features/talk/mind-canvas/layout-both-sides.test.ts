import type { MindNode } from '@atelier/contract/mind-terms'
import { describe, expect, it } from 'vitest'
import { layoutBothSides } from './layout-both-sides.ts'

const node = (id: string, ...children: MindNode[]): MindNode => ({ id, text: id, children })
const measure = (text: string) => text.length * 10
const map = node(
  'middle',
  node('one', node('one a'), node('one b')),
  node('two', node('two a')),
  node('three', node('three a'), node('three b')),
)

describe('a map in a text', () => {
  const { boxes, sides, left, top, width, height } = layoutBothSides(map, measure)
  const at = (id: string) => {
    const box = boxes.find((each) => each.node.id === id)
    if (!box) throw new Error(id)
    return box
  }

  it('has every node once, with its middle at the centre', () => {
    expect(boxes.map((box) => box.node.id).sort()).toEqual(
      ['middle', 'one', 'one a', 'one b', 'two', 'two a', 'three', 'three a', 'three b'].sort(),
    )
    const middle = at('middle')
    expect([middle.x + middle.width / 2, middle.y + middle.height / 2]).toEqual([0, 0])
  })

  it('has its first half at the right and the rest at the left', () => {
    for (const id of ['one', 'one a', 'two', 'two a']) expect(at(id).x).toBeGreaterThan(0)
    for (const id of ['three', 'three a']) expect(at(id).x + at(id).width).toBeLessThan(0)
    expect(at('three a').x).toBeLessThan(at('three').x)
  })

  it('gives each main branch a colour of its own', () => {
    expect(['one', 'two', 'three', 'three b'].map((id) => at(id).branch)).toEqual([0, 1, 2, 2])
    expect(sides.flatMap(({ links }) => links.map(({ branch }) => branch))).toEqual([
      0, 0, 0, 1, 1, 2, 2, 2,
    ])
  })

  it('lies within what it says that it takes, and no two boxes meet', () => {
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(left)
      expect(box.x + box.width).toBeLessThanOrEqual(left + width)
      expect(box.y).toBeGreaterThanOrEqual(top)
      expect(box.y + box.height).toBeLessThanOrEqual(top + height)
      for (const other of boxes)
        if (other !== box)
          expect(
            box.x + box.width <= other.x ||
              other.x + other.width <= box.x ||
              box.y + box.height <= other.y ||
              other.y + other.height <= box.y,
          ).toBe(true)
    }
  })

  it('is there with nothing around it', () => {
    expect(layoutBothSides(node('alone'), measure).boxes).toHaveLength(1)
  })
})
