import { expect, it } from 'vitest'
import { demoIn, searchWithDemo, searchWithTab, tabIn } from './demo-link.ts'

it('the address says which tab and which demo is open, and keeps the rest', () => {
  const demos = searchWithTab('?work=3', 'demos')
  expect(demos).toBe('?work=3&tab=demos')
  expect(tabIn(demos)).toBe('demos')
  const open = searchWithDemo(demos, 'a-lake')
  expect(demoIn(open)).toBe('a-lake')
  expect(searchWithDemo(open, null)).toBe(demos)
  expect(searchWithTab(open, 'clips')).toBe('?work=3')
  expect(tabIn('')).toBe('clips')
})
