import type { WorkFile } from '@atelier/contract/features/making/works'
import { workStates } from '@atelier/contract/work-terms'
import { expect, it } from 'vitest'
import { rowHeight, wideRow } from './row-height.ts'

const take = { mime: 'audio/mpeg' } as WorkFile
const done = (takes: number) => ({ status: workStates.done, files: new Array(takes).fill(take) })

it('two takes stand beside each other where there is room, else below', () => {
  const [one, two] = [done(1), done(2)]
  expect(rowHeight(two, { width: wideRow })).toBe(rowHeight(one, { width: wideRow }))
  expect(rowHeight(two, { width: 358 })).toBeGreaterThan(rowHeight(one, { width: 358 }))
})

it('what was stopped needs no reason, and where lines are long a reason needs fewer', () => {
  const [stopped, failed] = [workStates.stopped, workStates.failed].map((status) =>
    rowHeight({ status, files: [] }, { width: 800 }),
  )
  expect(stopped).toBeLessThan(failed ?? 0)
  expect(failed).toBeLessThan(rowHeight({ status: workStates.failed, files: [] }, { width: 358 }))
})

it('what was written is lower than a song, and what failed has room for its reason', () => {
  const [song, words] = [done(1), done(0)].map((work) => rowHeight(work, { width: 800 }))
  const failed = rowHeight({ status: workStates.failed, files: [] }, { width: 800 })
  expect(words).toBeLessThan(song ?? 0)
  expect(failed).toBeGreaterThan(song ?? 0)
})
