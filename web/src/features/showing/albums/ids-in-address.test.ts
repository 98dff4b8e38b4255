import { expect, test } from 'vitest'
import { idsIn } from './ids-in-address.ts'

test('an address names one number or several', () => {
  expect(idsIn('?dialog=collect&of=12')).toEqual([12])
  expect(idsIn('?of=12,13,12')).toEqual([12, 13])
})

test.each(['', '?of=', '?of=a,-1,0,1.5'])('"%s" names none', (search) => {
  expect(idsIn(search)).toEqual([])
})
