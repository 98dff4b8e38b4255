import { expect, it } from 'vitest'
import { fetchedByPages } from './brotli.ts'

it('what first pages fetch by themselves is compressed before a first start, in each language', () => {
  const page = `<script type="module" src="/assets/index-a.js"></script>
<link rel="modulepreload" href="/assets/texts-__LANG__-b.js">
<!--screen-files {"/chat":["assets/chat-f.js"],"/mobilehome":["assets/making-texts-__LANG__-g.js"],"/draw":["assets/draw-h.js"]}-->
<link rel="preload" as="style" href="/assets/index-c.css">`
  const fetched = [
    'assets/index-a.js',
    'assets/index-c.css',
    'assets/texts-zh-CN-b.js',
    'assets/texts-en-US-b.js',
    'assets/chat-f.js',
    'assets/making-texts-zh-TW-g.js',
    'assets/ahead-d.js',
    'assets/late-e.css',
  ]
  const others = [
    'assets/admin-zh-CN-b.js',
    'assets/draw-h.js',
    'assets/index-old.js',
    'version.json',
  ]
  expect(fetchedByPages([...others, ...fetched], page, ['ahead', 'late'])).toEqual(fetched)
})
