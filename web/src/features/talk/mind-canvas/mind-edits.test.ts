import type { MindNode } from '@atelier/contract/mind-terms'
import { describe, expect, it } from 'vitest'
import {
  foldedAs,
  moved,
  neighbourOf,
  nodeBeside,
  pathTo,
  renamed,
  stepped,
  withChild,
  without,
} from './mind-edits.ts'

const node = (id: string, ...children: MindNode[]): MindNode => ({ id, text: id, children })
const map = node('r', node('a', node('a1'), node('a2')), node('b'), node('c', node('c1')))
const shape = (root: MindNode): string =>
  root.id + (root.children.length ? `(${root.children.map(shape).join(' ')})` : '')

describe('a tree', () => {
  it('tells the way to a node', () =>
    expect(pathTo(map, 'a2').map(({ id }) => id)).toEqual(['r', 'a', 'a2']))
  it('takes a new text, and is the same one for the same text', () => {
    expect(renamed(map, 'a2', 'x').children[0]?.children[1]?.text).toBe('x')
    expect(renamed(map, 'a2', 'a2')).toBe(map)
  })
  it('takes a child where it is wanted, and unfolds for it', () => {
    expect(shape(withChild(map, 'a', node('n'), 1))).toBe('r(a(a1 n a2) b c(c1))')
    expect(withChild(foldedAs(map, 'a', true), 'a', node('n')).children[0]?.folded).toBeUndefined()
  })
  it('loses a node with all below it, never its middle', () => {
    expect(shape(without(map, 'a'))).toBe('r(b c(c1))')
    expect(without(map, 'r')).toBe(map)
  })
})

describe('what is chosen after a deletion', () => {
  it.each([
    ['a1', 'a2'],
    ['a2', 'a1'],
    ['c1', 'c'],
    ['r', 'r'],
  ])('of %s is %s', (id, next) => expect(neighbourOf(map, id)).toBe(next))
})

describe('moving', () => {
  it.each([
    ['down', 'a', 'r(b a(a1 a2) c(c1))'],
    ['up', 'c', 'r(a(a1 a2) c(c1) b)'],
    ['out', 'a1', 'r(a(a2) a1 b c(c1))'],
    ['in', 'b', 'r(a(a1 a2 b) c(c1))'],
    ['up', 'a', 'r(a(a1 a2) b c(c1))'],
    ['out', 'a', 'r(a(a1 a2) b c(c1))'],
    ['in', 'a', 'r(a(a1 a2) b c(c1))'],
    ['down', 'r', 'r(a(a1 a2) b c(c1))'],
  ] as const)('%s of %s makes %s', (step, id, expected) =>
    expect(shape(stepped(map, id, step))).toBe(expected),
  )
  it('never puts a node below itself', () => {
    expect(moved(map, 'a', { parentId: 'a1' })).toBe(map)
    expect(moved(map, 'a', { parentId: 'a' })).toBe(map)
    expect(moved(map, 'r', { parentId: 'a' })).toBe(map)
  })
  it('puts it below any other', () =>
    expect(shape(moved(map, 'a', { parentId: 'c1' }))).toBe('r(b c(c1(a(a1 a2))))'))
})

describe('arrow keys', () => {
  it.each([
    ['r', 'right', 'a'],
    ['a', 'left', 'r'],
    ['a', 'down', 'b'],
    ['a2', 'down', 'c1'],
    ['c1', 'up', 'a2'],
    ['a', 'up', 'a'],
    ['a1', 'right', 'a1'],
  ] as const)('from %s to the %s lead to %s', (id, way, next) =>
    expect(nodeBeside(map, id, way)).toBe(next),
  )
  it('do not lead into what is folded', () =>
    expect(nodeBeside(foldedAs(map, 'a', true), 'a', 'right')).toBe('a'))
})
