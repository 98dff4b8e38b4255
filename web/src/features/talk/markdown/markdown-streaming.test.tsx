import { beforeAll, expect, test } from 'vitest'
import { halfOpenSyntax } from './half-open.ts'
import { randomDocument } from './testing/random-document.ts'
import { renderMarkdown } from './testing/render-markdown.tsx'

beforeAll(async () => {
  await halfOpenSyntax.load()
})

test.each([
  ['a **bo', '<p>a <strong>bo</strong></p>'],
  ['a **', '<p>a</p>'],
  ['a **bold*', '<p>a <strong>bold</strong></p>'],
  ['a *it', '<p>a <em>it</em></p>'],
  ['a `co', '<p>a <code class="md-inline-code">co</code></p>'],
  ['a ~~de', '<p>a <del>de</del></p>'],
  ['**a** *b* and **c', '<p><strong>a</strong> <em>b</em> and <strong>c</strong></p>'],
  ['2 * 3 * 4 and *it', '<p>2 * 3 * 4 and <em>it</em></p>'],
  ['press <kbd>Ct', '<p>press <kbd>Ct</kbd></p>'],
  ['press <kbd>Ctrl</k', '<p>press <kbd>Ctrl</kbd></p>'],
  ['snake_case and other_na', '<p>snake_case and other_na</p>'],
  ['**注意：', '<p><strong>注意：</strong></p>'],
  ['- x\n- **y', '<ul class="md-list"><li>x</li><li><strong>y</strong></li></ul>'],
  ['see [doc', '<p>see <span class="md-link">doc</span></p>'],
  ['see [doc]', '<p>see <span class="md-link">doc</span></p>'],
  ['see [doc](https://e.c', '<p>see <span class="md-link">doc</span></p>'],
  ['<details>\n<summary>Mo</summ', '<details><summary>Mo</summary></details>'],
  ['fact [1]', '<p>fact [1]</p>'],
  ['if a <b', '<p>if a</p>'],
  ['if a <b and', '<p>if a &lt;b and</p>'],
  ['sum \\(x^2 + ', '<p>sum</p>'],
  ['sum $x^2 + ', '<p>sum</p>'],
  ['costs $5 and ', '<p>costs $5 and</p>'],
  ['**open\n\nnext', '<p>**open</p><p>next</p>'],
])('the growing text %j is drawn as %j', (source, html) => {
  expect(renderMarkdown(source, true).replace(/ (?=<\/p>)/g, '')).toBe(html)
})

test('a code block shows its finished and its growing lines', () => {
  const html = renderMarkdown('```js\nconst a = 1\nconst b', true)
  expect(html).toContain('<span>const a = 1\n</span>const b')
})

test('a diagram is code until its fence is closed', () => {
  expect(renderMarkdown('```mermaid\nflowchart LR\n', true)).not.toContain('height:')
  expect(renderMarkdown('```mermaid\nflowchart LR\n```\n', true)).toContain(
    'height:min(240px, 70svh)',
  )
})

test('a text written to its end is drawn like the finished one', () => {
  for (let seed = 200; seed < 260; seed += 1) {
    const text = `${randomDocument(seed).trimEnd()}\n\nEnd.\n\n`
    expect(renderMarkdown(text, true)).toBe(renderMarkdown(text, false))
  }
})
