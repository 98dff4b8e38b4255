import { expect, it } from 'vitest'
import { shownWorks, showWork } from './shown-works.ts'

it('a work is shown as long as one of the places that show it does', () => {
  const leaves = [showWork(7), showWork(8), showWork(7)]
  expect(new Set(shownWorks())).toEqual(new Set([7, 8]))
  leaves[0]?.()
  expect(shownWorks()).toContain(7)
  leaves[2]?.()
  expect(shownWorks()).toEqual([8])
  leaves[1]?.()
})
