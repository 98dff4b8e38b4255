import { expect, it } from 'vitest'
import { fetchedByPages } from './brotli.ts'

it('what every page fetches by itself is compressed before a first start, in each language', () => {
  const page = `<script type="module" src="/assets/index-a.js"></script>
<link rel="modulepreload" href="/assets/texts-__LANG__-b.js">
<link rel="preload" as="style" href="/assets/index-c.css">`
  const fetched = [
    'assets/index-a.js',
    'assets/index-c.css',
    'assets/texts-zh-CN-b.js',
    'assets/texts-en-US-b.js',
    'assets/ahead-d.js',
    'assets/late-e.css',
  ]
  const others = ['assets/admin-zh-CN-b.js', 'assets/index-old.js', 'version.json']
  expect(fetchedByPages([...others, ...fetched], page, ['ahead', 'late'])).toEqual(fetched)
})
