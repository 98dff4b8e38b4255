import { expect, it } from 'vitest'
import { searchWith } from '../../../ui/shelf/shelf-place.ts'
import { placeIn } from './app-place.ts'

const nothing = { of: 'all', category: null, sort: 'popular', app: 0, edit: null }

it.each([
  ['', {}],
  ['?of=own&sort=new', { of: 'own', sort: 'new' }],
  ['?of=x&sort=y&category=z&app=-1&edit=0', {}],
  ['?category=code&app=12', { category: 'code', app: 12 }],
  ['?edit=new', { edit: 0 }],
  ['?edit=1001', { edit: 1001 }],
])('reads %s', (search, told) => {
  expect(placeIn(search)).toEqual({ ...nothing, ...told })
})

it('changes one part of an address and keeps the others', () => {
  expect(searchWith('?of=own&app=3', { app: null, edit: '3' })).toBe('?of=own&edit=3')
  expect(searchWith('?app=3', { app: null })).toBe('')
})
