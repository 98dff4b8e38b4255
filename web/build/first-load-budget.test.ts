import { describe, expect, it } from 'vitest'
import { firstLoadOf, overBudget } from './first-load-budget.ts'

const page = `<html><head><link rel="icon" href="/favicon.svg" />
<script type="module" crossorigin src="/assets/index-a.js"></script>
<link rel="modulepreload" crossorigin href="/assets/texts-__LANG__-b.js">
<!--screen-files {"/chat":["assets/chat-d.js"],"/draw":["assets/draw-e.js"]}-->
<link rel="preload" as="style" crossorigin href="/assets/index-c.css"></head></html>`

describe('the first load', () => {
  it('is what the page names, and what it names for the screen', () => {
    const all = ['assets/index-a.js', 'assets/texts-__LANG__-b.js', 'assets/index-c.css']
    expect(firstLoadOf(page)).toEqual([...all, 'assets/chat-d.js'])
    expect(firstLoadOf(page, '/draw')).toEqual([...all, 'assets/draw-e.js'])
    expect(firstLoadOf(page, '/none')).toEqual(all)
  })

  it('is within its budget up to the last byte', () => {
    const sizes = (file: string) =>
      file.endsWith('css') ? 10_000 : file.includes('chat') ? 0 : 83_500
    expect(overBudget(page, sizes)).toEqual([])
  })

  it('takes six requests at most, the page among them', () => {
    const more = (count: number) =>
      page.replace('</head>', '<link href="/assets/more.js">'.repeat(count))
    expect(overBudget(more(1), () => 1)).toEqual([])
    expect(overBudget(more(2), () => 1)).toEqual(['The first load takes 7 requests, of at most 6.'])
  })

  it('is over it in the language that has most', () => {
    const sizes = (file: string) =>
      file.includes('zh-TW')
        ? 83_501
        : file.endsWith('css')
          ? 10_001
          : file.includes('chat')
            ? 0
            : 83_500
    expect(overBudget(page, sizes)).toEqual([
      'The first load has 167001 bytes of js, of at most 167000.',
      'The first load has 10001 bytes of css, of at most 10000.',
    ])
  })
})
