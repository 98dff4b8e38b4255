import { expect, it, vi } from 'vitest'
import { createTour } from './create-tour.ts'

it('a selector that matches nothing is refused', () => {
  vi.stubGlobal('document', { querySelector: () => null })
  expect(() => createTour('#nowhere')).toThrow('There is no element with given selector.')
})

it('a tour is made for an element, or for what a selector matches first', () => {
  const element = {} as Element
  const querySelector = vi.fn(() => element)
  vi.stubGlobal('document', { querySelector })
  expect(createTour(element, { nextLabel: 'On' }).options.nextLabel).toBe('On')
  expect(querySelector).not.toHaveBeenCalled()
  expect(createTour('#here').options.nextLabel).toBe('Next')
  expect(querySelector).toHaveBeenCalledWith('#here')
})
