import { readCookie, removeCookie, writeCookie } from '../../../lib/storage/cookies.ts'
import { findShown } from './find-shown.ts'
import { Tour } from './tour.ts'
import type { TourOptions } from './tour-options.ts'

/** A tour of what lies in an element. Throws when a selector matches nothing. */
export function createTour(target: Element | string, options: Partial<TourOptions> = {}): Tour {
  const root = typeof target === 'string' ? document.querySelector(target) : target
  if (!root) throw new Error('There is no element with given selector.')
  return new Tour(options, {
    find: (element) => findShown(element, root),
    readCookie,
    writeCookie,
    removeCookie,
  })
}
