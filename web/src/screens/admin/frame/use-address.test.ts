import { expect, it } from 'vitest'
import { searchWith } from './use-address.ts'

it('an address keeps what is not changed and drops what is empty', () => {
  expect(searchWith('?state=paid&order=1', { order: undefined })).toBe('?state=paid')
  expect(searchWith('?state=paid', { state: '' })).toBe('')
  expect(searchWith('', { person: 'a b' })).toBe('?person=a+b')
  expect(searchWith('?state=failed&act=stop', { kind: 'image' })).toBe(
    '?state=failed&act=stop&kind=image',
  )
})
