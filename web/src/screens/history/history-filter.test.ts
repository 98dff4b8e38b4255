import { workStates, workTypes } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import { filterIn, isFiltered, searchWithFilter, workFilterOf } from './history-filter.ts'

const now = new Date(2026, 10, 22, 15, 30)

describe('the filter in an address', () => {
  it('is read back as it was written, and keeps the rest of the address', () => {
    const search = searchWithFilter('?work=3', {
      kind: 'sd3',
      status: 'failed',
      q: '湖 dawn',
      model: 4,
    })
    expect(new URLSearchParams(search).get('work')).toBe('3')
    expect(filterIn(search)).toEqual({
      kind: 'sd3',
      status: 'failed',
      q: '湖 dawn',
      model: 4,
      time: '',
    })
    expect(searchWithFilter(search, { kind: '', status: '', q: '', model: 0 })).toBe('?work=3')
  })

  it.each(['', '?kind=toString&status=9&model=-1&time=never'])('is none in "%s"', (search) => {
    expect(isFiltered(filterIn(search))).toBe(false)
  })
})

describe('what is asked for', () => {
  it('has the numbers of the wire, and nothing that is not filtered by', () => {
    const filter = filterIn('?kind=sd3&status=done&q=%20lake%20')
    expect(workFilterOf(filter, now)).toEqual({
      type: workTypes.sd3,
      status: workStates.done,
      query: 'lake',
    })
    expect(workFilterOf(filterIn(''), now)).toEqual({})
  })

  it('counts days from midnight here', () => {
    const from = (time: string) => new Date(workFilterOf(filterIn(`?time=${time}`), now).from ?? '')
    expect(from('today')).toEqual(new Date(2026, 10, 22))
    expect(from('lastWeek')).toEqual(new Date(2026, 10, 16))
  })
})
