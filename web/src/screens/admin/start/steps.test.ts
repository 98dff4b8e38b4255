import { describe, expect, it } from 'vitest'
import { firstPart, isPart, partAfter, partBefore } from './steps.ts'

describe('the first steps', () => {
  it('go on with the first that is not done, whatever is done after it', () => {
    expect(
      firstPart([
        { step: 'name', isDone: true },
        { step: 'connection', isDone: false },
        { step: 'payment', isDone: true },
      ]),
    ).toBe('connection')
    expect(firstPart([{ step: 'name', isDone: true }])).toBe('done')
  })

  it('lead from one to the next, and to the end', () => {
    expect(partAfter('name')).toBe('connection')
    expect(partAfter('backup')).toBe('done')
    expect(partBefore('connection')).toBe('name')
    expect(partBefore('name')).toBeUndefined()
  })

  it('know their own addresses and no others', () => {
    expect(['name', 'done', 'nowhere', '', undefined].map(isPart)).toEqual([
      ...[true, true, false, false, false],
    ])
  })
})
