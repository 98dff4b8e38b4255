import { expect, test } from 'vitest'
import { advanceSplit, emptySplit } from './split-blocks.ts'
import { renderMarkdown } from './testing/render-markdown.tsx'

const deep = 2000

/** How many elements of a name are within each other at most. */
function depthOf(html: string, name: string): number {
  let depth = 0
  let deepest = 0
  for (const [, slash] of html.matchAll(new RegExp(`<(/?)${name}\\b`, 'g'))) {
    depth += slash ? -1 : 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

test.each([
  ['blockquote', `${'>'.repeat(deep)} words`],
  ['blockquote', `${'> '.repeat(deep)}words`],
  ['ul', `${'- '.repeat(deep)}words`],
  ['ol', `${'1. '.repeat(deep)}words`],
  ['ul', Array.from({ length: 300 }, (_, at) => `${'  '.repeat(at)}- words`).join('\n')],
  ['blockquote', `${'- > '.repeat(deep)}words`],
  ['details', `${'<details>\n'.repeat(deep)}words`],
  ['details', `${'<details>\n'.repeat(200)}words\n${'</details>\n'.repeat(200)}`],
  ['div', `${'<div>\n'.repeat(deep)}words\n${'</div>\n'.repeat(deep)}`],
  ['b', `${'<b>'.repeat(deep)}words${'</b>'.repeat(deep)}`],
  ['em', `${'*a _b '.repeat(300)}words${' c_ d*'.repeat(300)}`],
  ['strong', `${'**a '.repeat(300)}words${' b**'.repeat(300)}`],
  ['a', `${'['.repeat(deep)}words${'](https://e.com)'.repeat(deep)}`],
])(
  '%s within each other is drawn up to a depth, and below it the words stand: %#',
  (name, text) => {
    const html = renderMarkdown(text)
    expect(depthOf(html, name)).toBeLessThanOrEqual(20)
    expect(html).toContain('words')
  },
)

test.each([
  // Each line goes on with every quote before it.
  Array.from({ length: 300 }, (_, at) => `${'>'.repeat(300 - at)} a`).join('\n'),
  ...[
    '[',
    '*a',
    '`',
    '(',
    '<div>\n',
    '- - - -\n',
    '_a',
    '\\',
    '$',
    '|',
    '**a ',
    '[a](',
    '<a ',
    '\\[a\n\n',
    '“**中',
  ].map((piece) => piece.repeat(5000)),
])('a hostile text is drawn, whole and as it grows: %#', (text) => {
  expect(renderMarkdown(text).length).toBeGreaterThan(100)
  const half = advanceSplit(emptySplit, text.slice(0, text.length / 2), true)
  expect(advanceSplit(half, text, true).text).toBe(text)
})
