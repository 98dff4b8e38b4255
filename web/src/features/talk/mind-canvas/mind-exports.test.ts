import type { MindNode } from '@atelier/contract/mind-terms'
import { describe, expect, it } from 'vitest'
import { layoutMind } from './layout-mind.ts'
import { mindOpml, readOpml } from './mind-opml.ts'
import { mindSvg } from './mind-svg.ts'

const node = (text: string, ...children: MindNode[]): MindNode => ({ id: text, text, children })
const hard = `<b> & "q" 'a' \u0001 番茄`

describe('OPML', () => {
  it('tells every node, with its marks as themselves', () => {
    expect(mindOpml(node('r', node(hard, node('x'))), 'T & U')).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<opml version="2.0">',
        '  <head><title>T &amp; U</title></head>',
        '  <body>',
        '    <outline text="r">',
        `      <outline text="&lt;b&gt; &amp; &quot;q&quot; 'a'  番茄">`,
        '        <outline text="x"/>',
        '      </outline>',
        '    </outline>',
        '  </body>',
        '</opml>',
        '',
      ].join('\n'),
    )
  })
  it('reads back as it was', () => {
    const plain = ({ text, children }: MindNode): unknown => ({
      text,
      children: children.map(plain),
    })
    const map = node('r', node('a\nb', node('<>&"')), node('c'))
    expect(readOpml(mindOpml(map, ''))).toEqual([plain(map)])
  })
  it('reads what others write', () => {
    const file = `<opml version='1.0'><body><!-- <outline text="no"/> --><outline _note="n" title='A &#x4e2d;'><outline text="B"></outline></outline><outline text="C" /></body></opml>`
    expect(readOpml(file)).toEqual([
      { text: 'A 中', children: [{ text: 'B', children: [] }] },
      { text: 'C', children: [] },
    ])
  })
  it('is none without outlines', () => {
    expect(readOpml('# markdown')).toBeUndefined()
    expect(readOpml('<opml><body/></opml>')).toBeUndefined()
  })
})

describe('SVG', () => {
  const colours = {
    page: '#fff',
    text: '#000',
    surface: '#eee',
    line: '#ccc',
    root: '#00f',
    onRoot: '#fff',
    branches: ['#111', '#222'],
    font: 'a, "b"',
  }
  const svg = mindSvg(
    layoutMind(node('r', node(hard, node('x')), node('y')), (text) => text.length * 7),
    colours,
  )
  it('holds a box and words for each node and a line for each link', () => {
    expect(svg.match(/<rect x=/g)).toHaveLength(4)
    expect(svg.match(/<path /g)).toHaveLength(3)
    expect(svg).toContain('stroke="#222"')
  })
  it('has the words as themselves', () => {
    expect(svg).toContain('&lt;b&gt; &amp; &quot;q&quot;')
    expect(svg).toContain('font-family="a, &quot;b&quot;"')
    for (const raw of ['<b>', String.fromCharCode(1)]) expect(svg).not.toContain(raw)
  })
})
