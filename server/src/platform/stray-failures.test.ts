import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'
import { watchStrayFailures } from './stray-failures.ts'

function watched() {
  const process = new EventEmitter()
  const logged: { level: number; msg: string; err: { message: string } }[] = []
  const log = createLog('info', { write: (line) => logged.push(JSON.parse(line)) })
  let ends = 0
  watchStrayFailures(process, { log, end: () => ends++ })
  return { process, logged, ends: () => ends }
}

const failure = () => new Error('Failed query: select $1\nparams: Ann Onym')

describe('a failure that nobody waited for', () => {
  it('is logged without values, and hinders nobody', () => {
    const { process, logged, ends } = watched()
    process.emit('unhandledRejection', failure())
    expect(logged).toMatchObject([{ level: 50, msg: 'a failure was left alone' }])
    expect(JSON.stringify(logged)).not.toContain('Ann')
    expect(ends()).toBe(0)
  })
})

describe('an exception past everything', () => {
  it('is logged without values, and ends the server once', () => {
    const { process, logged, ends } = watched()
    process.emit('uncaughtException', failure())
    process.emit('uncaughtException', failure())
    expect(logged.map(({ level }) => level)).toEqual([60, 60])
    expect(JSON.stringify(logged)).not.toContain('Ann')
    expect(ends()).toBe(1)
  })
})
