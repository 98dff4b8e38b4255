import { expect, it } from 'vitest'
import { searchWith } from '../../../ui/shelf/shelf-place.ts'
import { placeIn } from './market-place.ts'

it.each([
  ['', { of: 'all', category: null, medium: null, sort: 'popular', prompt: 0, edit: null }],
  [
    '?of=own&category=code&medium=image&sort=new&prompt=12&edit=new',
    { of: 'own', category: 'code', medium: 'image', sort: 'new', prompt: 12, edit: 0 },
  ],
  ['?of=x&category=x&prompt=-1&edit=7', { of: 'all', category: null, prompt: 0, edit: 7 }],
])('the place at %j', (search, place) => expect(placeIn(search)).toMatchObject(place))

it('changes one part of an address and leaves the others', () => {
  expect(searchWith('?of=own&prompt=3', { prompt: null })).toBe('?of=own')
  expect(searchWith('?of=own', { of: null })).toBe('')
})
