import { describe, expect, it } from 'vitest'
import {
  likedIn,
  searchWithoutSent,
  searchWithWork,
  sendLink,
  sentIn,
  workIn,
} from './work-link.ts'

describe('the address of an open work', () => {
  it('keeps what else the address says, and is read back', () => {
    const search = searchWithWork('?q=lake', 12, 1)
    expect(search).toBe('?q=lake&work=12&at=1')
    expect(workIn(search)).toEqual({ id: 12, at: 1 })
    expect(searchWithWork(search, null)).toBe('?q=lake')
  })

  it.each(['', '?work=', '?work=-1', '?work=abc', '?work=1.5'])('names none in "%s"', (search) => {
    expect(workIn(search)).toBeNull()
  })
})

describe('the address that brings a work along', () => {
  it('names a picture of it and what it is for', () => {
    const link = sendLink('/draw', { work: 5, file: 'abc', as: 'reference' })
    expect(link).toBe('/draw?from=5&file=abc&as=reference')
    expect(sentIn('?from=5&file=abc&as=reference')).toEqual({
      work: 5,
      file: 'abc',
      as: 'reference',
    })
  })

  it('names a published work to make another like, until that is taken', () => {
    expect(likedIn('?like=7')).toBe(7)
    expect(likedIn('?like=x')).toBe(0)
    expect(searchWithoutSent('?model=3&like=7')).toBe('?model=3')
  })

  it('brings the recipe when it names no picture', () => {
    expect(sentIn('?from=5')).toEqual({ work: 5, file: null, as: 'source' })
    expect(sentIn('?from=x')).toBeNull()
  })
})
