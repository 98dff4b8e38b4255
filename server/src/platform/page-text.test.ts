import { describe, expect, it } from 'vitest'
import { decodePage, pageText } from './page-text.ts'

describe('a page', () => {
  it('is its title and its words, without scripts, styles and menus', () => {
    const html = `<!doctype html><html><head><title> A &amp; B </title><style>p{}</style></head><body>
      <nav>Home</nav><script>if (a < b) alert(1)</script><!-- no --><h1>Head</h1>
      <p>One &lt;two&gt;<br>three&nbsp;four &#8212; &#x4e2d;</p></body></html>`
    expect(pageText(html)).toEqual({ title: 'A & B', text: 'Head\nOne <two>\nthree four — 中' })
  })

  it('may hold letters that grow when they become small', () => {
    const html = '<TITLE>İİİİİİİİ</TITLE><P>İstanbul<script>if (a) b()</script><p>Two</P><P>Three'
    expect(pageText(html)).toEqual({ title: 'İİİİİİİİ', text: 'İstanbul\nTwo\nThree' })
  })

  it('may have no title and no words', () => {
    expect(pageText('<img src="a.png">')).toEqual({ title: '', text: '' })
  })

  it('may be broken off anywhere', () => {
    expect(pageText('<p>One<script>two')).toEqual({ title: '', text: 'One' })
    expect(pageText('One<!-- two')).toEqual({ title: '', text: 'One' })
    expect(pageText(`One${'<'.repeat(500_000)}`)).toEqual({ title: '', text: 'One' })
    expect(pageText(`One${'<nav>'.repeat(500_000)}`)).toEqual({ title: '', text: 'One' })
  })

  it('is read in the encoding that its head or it names', () => {
    const bytes = new Uint8Array([0xd6, 0xd0])
    expect(decodePage(bytes, 'text/html; charset=gbk')).toBe('中')
    const declared = new Uint8Array([
      ...new TextEncoder().encode('<meta charset="gbk">'),
      0xd6,
      0xd0,
    ])
    expect(decodePage(declared, 'text/html')).toBe('<meta charset="gbk">中')
    expect(decodePage(new TextEncoder().encode('中'), 'text/html; charset=nonsense')).toBe('中')
  })
})
