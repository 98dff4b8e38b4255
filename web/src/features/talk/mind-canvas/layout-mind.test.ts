import type { MindNode } from '@atelier/contract/mind-terms'
import { describe, expect, it } from 'vitest'
import { layoutMind, type MindLayout } from './layout-mind.ts'
import { wrapWords } from './wrap-words.ts'

const width = (text: string) => [...text].reduce((sum, each) => sum + (each > '\u2e80' ? 14 : 7), 0)
const node = (text: string, ...children: MindNode[]): MindNode => ({ id: text, text, children })
const random = (seed: number) => () => {
  seed = (seed * 16807) % 2147483647
  return seed / 2147483647
}
let count = 0
function grown(next: () => number, depth: number): MindNode {
  count += 1
  return node(
    `${count} ${'word '.repeat(next() * 20)}`,
    ...Array.from({ length: depth > 0 ? next() * 5 : 0 }, () => grown(next, depth - 1)),
  )
}
const overlaps = ({ boxes }: MindLayout): string[] =>
  boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      )
      .map((other) => `${one.node.text} / ${other.node.text}`),
  )

describe('a layout', () => {
  it('lets no two boxes meet, whatever the tree', () => {
    for (let seed = 1; seed < 40; seed++)
      expect(overlaps(layoutMind(grown(random(seed), 4), width))).toEqual([])
  })
  it('holds every box, and a link to each but the middle', () => {
    const layout = layoutMind(grown(random(7), 4), width)
    expect(layout.links).toHaveLength(layout.boxes.length - 1)
    for (const box of layout.boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(layout.width)
      expect(box.y + box.height).toBeLessThanOrEqual(layout.height)
    }
  })
  it('leaves out what is folded, and tells the branch of each', () => {
    const map = node('r', { ...node('a', node('a1')), folded: true }, node('b', node('b1')))
    const { boxes } = layoutMind(map, width)
    expect(boxes.map((box) => [box.node.id, box.branch])).toEqual([
      ['r', -1],
      ['a', 0],
      ['b', 1],
      ['b1', 1],
    ])
  })
})

describe('wrapping', () => {
  const wrap = (text: string, widest: number) => wrapWords(text, widest, width)
  it('breaks between words', () => expect(wrap('one two three', 56)).toEqual(['one two', 'three']))
  it('breaks between Han characters, with their marks', () =>
    expect(wrap('番茄浇水，早晚', 60)).toEqual(['番茄浇', '水，早晚']))
  it('breaks a word that is too long', () =>
    expect(wrap('abcdefghij', 35)).toEqual(['abcde', 'fghij']))
  it('keeps lines, and has one for no words', () => {
    expect(wrap('a\nb', 70)).toEqual(['a', 'b'])
    expect(wrap('', 70)).toEqual([''])
  })
})
