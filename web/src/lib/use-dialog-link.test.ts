import { expect, it } from 'vitest'
import { searchWithDialog } from './use-dialog-link.ts'

it('puts a dialog over a place without losing the place', () => {
  expect(searchWithDialog('?group=3', 'settings', { tab: 'general' })).toBe(
    '?group=3&dialog=settings&tab=general',
  )
})

it('takes the dialog and its tab away again', () => {
  expect(searchWithDialog('?group=3&dialog=settings&tab=general', undefined)).toBe('?group=3')
  expect(searchWithDialog('?dialog=login', undefined)).toBe('')
})

it('opens another dialog without the tab of the one before', () => {
  expect(searchWithDialog('?dialog=settings&tab=advanced', 'login')).toBe('?dialog=login')
})
