import { expect, it } from 'vitest'
import { mindMarkdown } from './mind-markdown.ts'
import type { MindNode } from './mind-terms.ts'
import { outlineItems, outlineOf, toMindTree } from './read-outline.ts'

const node = (text: string, ...children: MindNode[]): MindNode => ({ id: text, text, children })

it('tells the middle and the branches as headings, the rest as bullets', () => {
  const map = node('番茄', node('种植', node('浇水', node('早晚'))), node('Care'))
  expect(mindMarkdown(map)).toBe('# 番茄\n\n## 种植\n\n- 浇水\n  - 早晚\n\n## Care\n')
})

it('reads back as it was', () => {
  const texts = (map: MindNode): unknown => [map.text, map.children.map(texts)]
  const map = node(
    'a *b* _c_ [d](e) `f` ~~g~~ \\h <i>',
    node('# 1. - x', node('- y', node('1) z', node('# deep')), node('* w')), node('**')),
    node('2. second'),
  )
  expect(texts(toMindTree(outlineItems(outlineOf(mindMarkdown(map))), '', 'k'))).toEqual(texts(map))
})

it('keeps a node of several lines on one, and an empty one in its place', () => {
  expect(mindMarkdown(node('a\nb', node('  ')))).toBe('# a b\n\n## –\n')
})
