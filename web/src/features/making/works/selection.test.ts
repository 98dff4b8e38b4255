import { describe, expect, it } from 'vitest'
import { allSelected, noneSelected, selectedTo, stillThere, toggled } from './selection.ts'

const shown = [9, 8, 7, 6, 5]
const ids = ({ ids: chosen }: { ids: ReadonlySet<number> }) => [...chosen].sort((a, b) => b - a)

describe('choosing works', () => {
  it('takes one and gives it back', () => {
    const one = toggled(noneSelected, 7)
    expect(ids(one)).toEqual([7])
    expect(ids(toggled(one, 7))).toEqual([])
  })

  it('takes all between the last one and this one, in either direction', () => {
    const range = selectedTo(toggled(noneSelected, 8), 6, shown)
    expect(ids(range)).toEqual([8, 7, 6])
    expect(ids(selectedTo(range, 9, shown))).toEqual([9, 8, 7, 6])
  })

  it('takes one alone where no range can begin', () => {
    expect(ids(selectedTo(noneSelected, 6, shown))).toEqual([6])
    expect(ids(selectedTo(toggled(noneSelected, 100), 6, shown))).toEqual([100, 6])
  })

  it('loses what is gone, and is the same when nothing is', () => {
    const all = allSelected(shown)
    expect(stillThere(all, new Set(shown))).toBe(all)
    expect(ids(stillThere(all, new Set([9, 5])))).toEqual([9, 5])
  })
})
