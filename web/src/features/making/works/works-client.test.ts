import type { Work } from '@atelier/contract/features/making/works'
import { workStates } from '@atelier/contract/work-terms'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RequestedWork } from './placeholder.ts'
import { buildWork } from './testing/build-work.ts'
import { listKey, workKey } from './work-cache.ts'
import { type WorkPages, worksOf } from './work-pages.ts'
import { WorksClient } from './works-client.ts'

const requested: RequestedWork = {
  type: 2,
  task: 'draw',
  prompt: 'a fox',
  negativePrompt: '',
  model: 'Painter',
  modelId: 1,
  builtin: true,
  params: {},
  count: 1,
  price: 4,
  purse: 'credits',
  parentId: null,
  parentIndex: null,
}

function setUp() {
  const queries = new QueryClient()
  const page = { rows: [buildWork(3)], count: 1, countQueue: 0, hasMore: false }
  queries.setQueryData<WorkPages>(listKey({}), { pages: [page], pageParams: [undefined] })
  const client = new WorksClient(queries, {
    open: async function* () {},
    online: () => Promise.resolve(),
    wait: () => new Promise(() => undefined),
    later: () => () => undefined,
    random: () => 1,
    now: () => 0,
  })
  const shown = () =>
    worksOf(queries.getQueryData<WorkPages>(listKey({}))).map((work) => [
      work.id,
      client.cache.keyOf(work),
    ])
  return { queries, client, shown }
}

const states = globalThis.fetch

describe('a wish', () => {
  beforeEach(() => {
    // How the new work stands is asked for at once; here nobody answers.
    globalThis.fetch = () => Promise.reject(new TypeError('offline'))
  })
  afterEach(() => {
    globalThis.fetch = states
  })

  it('is shown at once, and keeps its place and its card when it gets its name', async () => {
    const { client, shown } = setUp()
    let answer = (_ids: number[]): void => undefined
    const sent = client.wish(
      [requested],
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    expect(shown()).toEqual([
      [-1, 'work--1'],
      [3, 'work-3'],
    ])
    answer([4])
    await sent
    expect(shown()).toEqual([
      [4, 'work--1'],
      [3, 'work-3'],
    ])
  })

  it('is not shown twice when the stream tells of the work before the call has answered', async () => {
    const { client, shown } = setUp()
    await client.wish([requested], async () => {
      client.take([buildWork(4, { status: workStates.running })])
      expect(shown()).toHaveLength(2)
      return [4]
    })
    expect(shown().map(([id]) => id)).toEqual([4, 3])
  })

  it('is gone again when it is refused, and what came meanwhile is there', async () => {
    const { client, shown } = setUp()
    const refused = client.wish([requested], async () => {
      client.take([buildWork(5)])
      throw new Error('out of credit')
    })
    await expect(refused).rejects.toThrow('out of credit')
    expect(shown().map(([id]) => id)).toEqual([5, 3])
  })
})

describe('the end of a work', () => {
  it('has the balance asked for anew, once', () => {
    const { client, queries } = setUp()
    queries.setQueryData(['auth.getInfo', {}], {})
    const isStale = () => queries.getQueryState(['auth.getInfo', {}])?.isInvalidated
    client.take([buildWork(4, { status: workStates.running })])
    expect(isStale()).toBe(false)
    client.take([buildWork(4)])
    expect(isStale()).toBe(true)
    queries.setQueryData(['auth.getInfo', {}], {})
    client.take([buildWork(4)])
    expect(isStale()).toBe(false)
  })
})

describe('a work that is in no list', () => {
  afterEach(() => {
    globalThis.fetch = states
  })

  const answering = (data: unknown) => {
    globalThis.fetch = async () => Response.json({ code: 200, message: '', success: true, data })
  }

  it('is followed once somebody shows it, and there again when its deletion is taken back', async () => {
    const { client, queries } = setUp()
    const known = () => queries.getQueryData<Work | null>(workKey(9))
    queries.setQueryData(workKey(9), buildWork(9, { status: workStates.running, progress: 40 }))
    answering([buildWork(9)])
    client.watch(9)
    await expect.poll(() => known()?.status).toBe(workStates.done)
    client.cache.drop(new Set([9]))
    expect(known()).toBeNull()
    client.take([buildWork(9)])
    expect(known()?.id).toBe(9)
  })

  it('does not go back to what it was before', () => {
    const { client, queries } = setUp()
    queries.setQueryData(workKey(9), buildWork(9))
    client.take([buildWork(9, { status: workStates.running })])
    expect(queries.getQueryData<Work>(workKey(9))?.status).toBe(workStates.done)
  })

  it('that the server does not know any more is gone', async () => {
    const { client, queries } = setUp()
    queries.setQueryData(workKey(9), buildWork(9, { status: workStates.running }))
    answering([])
    client.watch(9)
    await expect.poll(() => queries.getQueryData(workKey(9))).toBeNull()
  })
})
