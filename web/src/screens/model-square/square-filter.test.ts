import { describe, expect, it } from 'vitest'
import {
  emptyFilter,
  filterIn,
  inputOf,
  isFiltered,
  modelIn,
  searchWith,
  triesIn,
} from './square-filter.ts'

describe('the filter of the square', () => {
  it('is read from the address, and an ability that does not exist is none', () => {
    expect(filterIn('?q=ink&tag=anime&task=draw')).toEqual({
      ...emptyFilter,
      q: 'ink',
      tag: 'anime',
      task: 'draw',
    })
    expect(filterIn('?task=fly').task).toBe('')
  })

  it('asks only for what is filtered by', () => {
    expect(inputOf(emptyFilter)).toEqual({})
    expect(inputOf({ ...emptyFilter, q: '  ink ', task: 'edit' })).toEqual({
      q: 'ink',
      task: 'edit',
    })
  })

  it('leaves no empty names in the address', () => {
    expect(searchWith('?q=ink&tag=anime', { q: '', provider: 'Atelier' })).toBe(
      '?tag=anime&provider=Atelier',
    )
    expect(searchWith('?q=ink', emptyFilter)).toBe('')
    expect(isFiltered(filterIn('?model=3'))).toBe(false)
  })
})

describe('an open model', () => {
  it.each([
    ['?model=12', 12],
    ['?model=-1', null],
    ['?model=ink', null],
    ['', null],
  ])('of %s is %s', (search, id) => expect(modelIn(search)).toBe(id))

  it('is tried when the address says so', () => {
    expect(triesIn('?model=12&try=1')).toBe(true)
    expect(triesIn('?model=12')).toBe(false)
  })
})
