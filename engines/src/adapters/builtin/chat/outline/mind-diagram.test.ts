import { expect, test } from 'vitest'
import { mindDiagram } from './mind-diagram.ts'

test('headings and bullets become boxes below one another', () => {
  expect(
    mindDiagram(
      '# Tea\n\n## Green\n- Sencha\n  - Japan\n\n## Black\n- Assam\n\n## From the Guide\n- Fixed',
    ),
  ).toBe(
    [
      '```mermaid',
      'mindmap',
      '  b1(("Tea"))',
      '    b2["Green"]',
      '      b3["Sencha"]',
      '        b4["Japan"]',
      '    b5["Black"]',
      '      b6["Assam"]',
      '```',
    ].join('\n'),
  )
})

test('nothing that somebody wrote ends the diagram or a box', () => {
  const lines = mindDiagram('# a "b" ```\n\n## <script>; #x `y` \\\n\n## Last').split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[2]).toBe('  b1(("a ”b”"))')
  expect(lines[3]).toBe('    b2["script； ＃x y"]')
})

test('a long outline is drawn in part', () => {
  const outline = `# Tea\n${'- a leaf that is told of in many more words than anybody reads in a box\n'.repeat(900)}`
  const lines = mindDiagram(outline).split('\n')
  expect(lines.length).toBeLessThan(70)
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(90)
})
