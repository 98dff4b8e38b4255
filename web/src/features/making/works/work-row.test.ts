import { workStates, workTypes } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import { buildFile, buildWork } from './testing/build-work.ts'
import { songHeight, workLine, workRatio } from './work-row.ts'

describe('a picture in a row', () => {
  it('has the shape that was asked for, from the first moment to its end', () => {
    const asked = buildWork(1, { status: workStates.waiting, params: { aspect: '16:9' } })
    const file = buildFile('a', { width: 1344, height: 768 })
    const states = [
      asked,
      { ...asked, status: workStates.running },
      { ...asked, status: workStates.failed },
      { ...asked, status: workStates.done, files: [file] },
    ]
    expect(new Set(states.map(workRatio))).toEqual(new Set([16 / 9]))
    expect(states.map((work) => workLine(work, 800))).toEqual(states.map(() => undefined))
  })

  it('has room for all of its pictures', () => {
    expect(workRatio(buildWork(1, { count: 2 }))).toBe(2)
    expect(workRatio(buildWork(1, { count: 4 }))).toBe(1)
  })
})

describe('a line of its own', () => {
  const song = buildWork(1, { type: workTypes.music, task: 'compose' })
  const sound = (id: string) => buildFile(id, { mime: 'audio/mpeg' })

  it('is each song and stem', () => {
    expect(workLine({ ...song, files: [sound('a'), sound('b')] }, 800)).toBe(2 * songHeight)
    expect(workLine({ ...song, status: workStates.running }, 380)).toBe(songHeight)
  })

  it('has room for what went wrong and what to do about it', () => {
    const failed = { ...song, status: workStates.failed }
    expect(workLine(failed, 800)).toBe(songHeight)
    expect(workLine(failed, 380)).toBeGreaterThan(songHeight)
  })

  it('is what was answered in words, as high while it is on its way', () => {
    const asked = buildWork(1, { task: 'describe', status: workStates.running })
    const done = { ...asked, status: workStates.done, texts: ['a', 'b', 'c', 'd'] }
    expect(workLine(asked, 800)).toBe(workLine(done, 800))
  })
})
