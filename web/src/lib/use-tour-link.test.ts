import { expect, it } from 'vitest'
import { searchWithTour, tourLink } from './use-tour-link.ts'

it('a tour is a place of its own', () => {
  expect(tourLink('chat')).toEqual({ pathname: '/Chat', search: '?tour=chat' })
})

it('a tour comes to an address and leaves it, and the rest stays', () => {
  expect(searchWithTour('?group=7', 'chat')).toBe('?group=7&tour=chat')
  expect(searchWithTour('?group=7&tour=chat', undefined)).toBe('?group=7')
  expect(searchWithTour('?tour=chat', undefined)).toBe('')
})
