import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { EngineError } from './errors.ts'
import { type TaskRules, taskEngine, waiting } from './task-engine.ts'
import { createReplyingIo } from './testing/replying-io.ts'

type Task = { word: string }
type Rules = TaskRules<string, { id: string }, Task, string>

const io = Object.assign(createReplyingIo({ body: '' }), { progress() {} })
const ticket = { id: 'a1' }
const missing = new EngineError('invalid', 'no such task', { status: 404 })

const open = (task: Task | undefined | Error, more: Partial<Rules> = {}) =>
  taskEngine<string, { id: string }, Task, string>({
    ticket: z.object({ id: z.string() }),
    submit: async (request) => ({ id: request }),
    async check() {
      if (task instanceof Error) throw task
      return task
    },
    stateOf: ({ word }) => word,
    states: {
      queued: waiting,
      done: (_, { id }) => ({ state: 'done', outcome: `made of ${id}` }),
    },
    ...more,
  })

describe('a task', () => {
  it('is kept by a ticket of what it was handed over for', async () => {
    expect(await open(undefined).submit('a1', io)).toEqual({ ticket })
  })

  it.each<[string, object]>([
    ['queued', { state: 'waiting' }],
    ['QUEUED', { state: 'waiting' }],
    ['Done', { state: 'done', outcome: 'made of a1' }],
    ['rethinking', { state: 'running' }],
    ['', { state: 'running' }],
    // What every object has is no state.
    ['constructor', { state: 'running' }],
  ])('of state "%s" is %j', async (word, status) => {
    expect(await open({ word }).check(ticket, io)).toEqual(status)
  })

  it('of an unknown state is what its adapter says', async () => {
    const engine = open({ word: 'rethinking' }, { otherwise: waiting })
    expect(await engine.check(ticket, io)).toEqual({ state: 'waiting' })
  })

  it.each([undefined, missing])('that is not known comes to nothing: %s', async (task) => {
    expect(await open(task).check(ticket, io)).toMatchObject({ state: 'failed', kind: 'broken' })
    const engine = open(task, { goneBecause: 'Kept for a day.' })
    expect(await engine.check(ticket, io)).toMatchObject({ message: 'Kept for a day.' })
  })

  it('is gone by other failures where its adapter says so, and stands as it did after the rest', async () => {
    const expired = new EngineError('invalid', 'expired', { status: 400 })
    const isGone = ({ message }: EngineError) => message === 'expired'
    expect(await open(expired, { isGone }).check(ticket, io)).toMatchObject({ kind: 'broken' })
    await expect(open(expired).check(ticket, io)).rejects.toBe(expired)
    await expect(open(missing, { isGone }).check(ticket, io)).rejects.toBe(missing)
    const bug = new TypeError('status is no function')
    await expect(open(bug).check(ticket, io)).rejects.toBe(bug)
  })

  it('of another engine is asked for nowhere', async () => {
    const asked = new Error('it was asked for')
    const engine = open(asked, { cancel: () => Promise.reject(asked) })
    await expect(engine.check({ path: '/elsewhere' }, io)).rejects.toMatchObject({
      kind: 'invalid',
    })
    await expect(engine.cancel?.({ id: 7 }, io)).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('is given up where upstreams can, whether or not it is still there', async () => {
    expect(open(undefined).cancel).toBeUndefined()
    const refusing = (status: number, overBy?: number[]) =>
      open(undefined, {
        cancel: () => Promise.reject(new EngineError('invalid', 'no', { status })),
        ...(overBy ? { overBy } : {}),
      }).cancel?.(ticket, io)
    await expect(refusing(404)).resolves.toBeUndefined()
    await expect(refusing(422, [422])).resolves.toBeUndefined()
    await expect(refusing(422)).rejects.toMatchObject({ status: 422 })
    await expect(refusing(500, [422])).rejects.toMatchObject({ status: 500 })
  })
})
