import { describe, expect, it } from 'vitest'
import {
  emptyOutline,
  type OutlineItem,
  outlineItems,
  outlineOf,
  takeOutline,
  toMindChildren,
  toMindTree,
} from './read-outline.ts'

/** `a(b c(d))` */
const shape = (items: readonly OutlineItem[]): string =>
  items
    .map(({ text, children }) => text + (children.length ? `(${shape(children)})` : ''))
    .join(' ')
const read = (...lines: string[]) => shape(outlineItems(outlineOf(lines.join('\n'))))

describe('an outline', () => {
  it.each([
    ['headings by level', ['# A', '## B', '### C', '## D'], 'A(B(C) D)'],
    ['bullets by indent', ['- A', '  - B', '    - C', '  - D', '- E'], 'A(B(C) D) E'],
    ['tabs as indent', ['- A', '\t- B', '- C'], 'A(B) C'],
    ['bullets below headings', ['# A', '- B', '  - C', '## D', '* E'], 'A(B(C) D(E))'],
    ['numbers', ['1. A', '   1. B', '2) C'], 'A(B) C'],
    ['numbers above bullets', ['# T', '1. A', '   - B', '2. C'], 'T(A(B) C)'],
    [
      'Chinese',
      ['# 番茄', '## 一、种植', '1、选种', '- 浇水：早晚'],
      '番茄(一、种植(选种 浇水：早晚))',
    ],
    ['Chinese numbers', ['一、甲', '二、乙'], '甲 乙'],
    ['a skipped level', ['# A', '### B', '## C'], 'A(B C)'],
    ['marks in words', ['# **A**', '- *b* and `c`', '- [d](https://x.example)'], 'A(b and c d)'],
    ['tasks', ['- [ ] A', '- [x] B'], 'A B'],
    ['a fence around it', ['```markdown', '# A', '- B', '```'], 'A(B)'],
    ['rules', ['# A', '---', '- B', '***'], 'A(B)'],
    ['an opening sentence', ['Here is your map:', '', '# A', '- B'], 'A(B)'],
    ['sentences below a heading', ['# A', 'Because.', '', '- B'], 'A(Because. B)'],
    ['a bullet of two lines', ['- first', '  half', '- B'], 'first half B'],
    ['a Chinese bullet of two lines', ['- 前半，', '  后半', '- 乙'], '前半，后半 乙'],
    ['words alone', ['Just words'], 'Just words'],
    [
      'code',
      ['# A', '```sh', '# no heading', '- no item', '```', '- B'],
      'A(# no heading - no item B)',
    ],
    [
      'code in a fence around it',
      ['```md', '# A', '~~~py', '# x', '~~~', '- B', '```'],
      'A(# x B)',
    ],
    ['code below an item', ['- A', '  ```', '  x = 1', '  ```', '- B'], 'A(x = 1) B'],
    ['underlined headings', ['A', '===', 'B', '---', '- C', '', 'D', '--'], 'A(B(C) D)'],
    [
      'a table',
      ['# A', '| N | P |', '|---|:-:|', '| x | 1 |', '| y \\| z | 2 |'],
      'A(x(P: 1) y | z(P: 2))',
    ],
    ['numbers of two levels', ['1. A', '1.1 B', '1.1.1 C', '1.2 D', '2. E'], 'A(B(C) D) E'],
    ['bullets below them', ['1. A', '1.1 B', '- c', '- d', '1.2 E'], 'A(B(c d) E)'],
    ['measures', ['1. A', '1.5 l of milk'], 'A 1.5 l of milk'],
    [
      'entities',
      ['# R&amp;D &lt;x&gt; &#8364; &#x2192;', '- a&nbsp;b &unknown;'],
      'R&D <x> € →(a b &unknown;)',
    ],
    [
      'links',
      [
        '# [a (b)](https://x.example/a_(b)_(c(d)))',
        '- [c](<u v> "t") [d][1] <https://y.example>',
        '[1]: https://z.example',
      ],
      'a (b)(c d https://y.example)',
    ],
    [
      'tags',
      ['# A<br>b <sub>c</sub><!-- x -->', '<div align="center">', '- `<p>` **_d_**'],
      'A b c(<p> d)',
    ],
    ['quotes', ['> # A', '> - B', '> > - C'], 'A(B C)'],
    ['nothing', ['', '  '], ''],
  ])('is read with %s', (_what, lines, expected) => expect(read(...lines)).toBe(expected))

  it('has no node for a mark without words yet', () => {
    for (const half of ['#', '# ', '-', '- ', '1.', '  *', '##'])
      expect(shape(outlineItems(outlineOf(`# A\n${half}`))), half).toBe('A')
  })

  it('is the same whatever pieces it comes in', () => {
    const text =
      'T\n===\n1. a\n1.1 b\n```sh\n# c\n```\n| N | P |\n|---|---|\n| x | 1 |\n# 主题 A\r\n\r\n## **B**\n- C\n  - D **bold** d\n1. E\n\n## F\n- G'
    const whole = shape(outlineItems(outlineOf(text)))
    for (let size = 1; size <= text.length; size++) {
      let state = emptyOutline
      for (let at = 0; at < text.length; at += size)
        state = takeOutline(state, text.slice(at, at + size))
      expect(shape(outlineItems(state)), String(size)).toBe(whole)
    }
  })

  it('never loses what stood at its beginning while it grows', () => {
    const text = '# A\n## B\n- C\n- D\n## E\n- F'
    for (let end = 3; end <= text.length; end++)
      expect(read(text.slice(0, end)).startsWith('A')).toBe(true)
  })
})

describe('a map', () => {
  it('has the one item at the top as its middle, else the title', () => {
    expect(toMindTree(outlineItems(outlineOf('# A\n- B')), 'Title', '7')).toEqual({
      id: '7-0',
      text: 'A',
      children: [{ id: '7-1', text: 'B', children: [] }],
    })
    const two = toMindTree(outlineItems(outlineOf('- A\n- B')), 'Title', '7')
    expect([two.text, two.children.map(({ id }) => id)]).toEqual(['Title', ['7-1', '7-2']])
  })

  it('names its nodes alike when more comes', () => {
    const ids = (text: string) =>
      toMindTree(outlineItems(outlineOf(text)), '', 'k').children.map(({ id, text: of }) => id + of)
    expect(ids('# A\n- B\n- C')).toEqual(expect.arrayContaining(ids('# A\n- B')))
  })

  it('takes an answer that repeats what it was asked about without that', () => {
    const about = (text: string) =>
      toMindChildren(outlineItems(outlineOf(text)), 'My topic', 'k').map((node) => node.text)
    expect(about('# My Topic:\n- A\n- B')).toEqual(['A', 'B'])
    expect(about('- A\n- B')).toEqual(['A', 'B'])
    expect(about('- A\n  - B')).toEqual(['A'])
  })
})
