import type { WorkFile } from '@atelier/contract/features/making/works'
import { workStates } from '@atelier/contract/work-terms'
import { expect, it } from 'vitest'
import { rowHeight } from './row-height.ts'

const take = { mime: 'audio/mpeg' } as WorkFile
const done = (takes: number) => ({ status: workStates.done, files: new Array(takes).fill(take) })

it('each take of a wish is a row, in every width, as high as one on its way', () => {
  for (const width of [358, 900]) {
    expect(rowHeight(done(1), { width })).toBe(72)
    expect(rowHeight(done(2), { width })).toBe(144)
    expect(rowHeight({ status: workStates.running, files: [] }, { width })).toBe(72)
  }
})

it('what ended without a song is a row, too, with room for its buttons below where that is narrow', () => {
  const failed = { status: workStates.failed, files: [] }
  expect(rowHeight(failed, { width: 900 })).toBe(72)
  expect(rowHeight(failed, { width: 358 })).toBeGreaterThan(72)
})

it('what was written has room for its versions', () => {
  expect(rowHeight(done(0), { width: 900 })).toBeGreaterThan(72)
})
