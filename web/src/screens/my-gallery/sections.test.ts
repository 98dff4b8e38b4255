import { expect, test } from 'vitest'
import { needsAccount, sectionIn } from './sections.ts'

test('the address names a section', () => {
  expect(sectionIn('?tab=drafts', true)).toBe('drafts')
  expect(sectionIn('?tab=statistics', false)).toBe('statistics')
})

test('without one a member sees what is published, a guest what a guest can have', () => {
  expect(sectionIn('', true)).toBe('published')
  expect(sectionIn('?tab=else', false)).toBe('albums')
  expect(needsAccount(sectionIn('', false))).toBe(false)
})
