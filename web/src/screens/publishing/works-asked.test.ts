import { expect, it } from 'vitest'
import { worksIn } from './works-asked.ts'

it.each([
  ['?dialog=publish&of=12,13', [12, 13]],
  ['?of=12,12,0,-3,x,1.5', [12]],
  ['?dialog=publish', []],
])('%s is about the works %j', (search, ids) => {
  expect(worksIn(search)).toEqual(ids)
})
