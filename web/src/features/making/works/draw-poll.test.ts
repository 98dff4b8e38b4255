import { workStates } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import { pollAfter } from './draw-poll.ts'

const row = (name: keyof typeof workStates, id = 1) => ({ id, status: workStates[name] })

describe('results', () => {
  it.each(['waiting', 'running'] as const)('are asked for 2 s later while one is %s', (name) => {
    expect(pollAfter([row('done'), row(name), row('failed')])).toBe(2000)
  })

  it('are asked for no more when all have ended, or there is none', () => {
    expect(pollAfter([row('done'), row('failed'), row('stopped')])).toBe(false)
    expect(pollAfter([])).toBe(false)
    expect(pollAfter([row('waiting', -1)])).toBe(false)
  })
})
