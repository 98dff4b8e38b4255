// What the transport makes of replies that are not what the contract says.
import { api } from '@atelier/contract'
import { describeReplies } from '@atelier/contract/describe-replies'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { CallFailure } from './call-failure.ts'
import { stream } from './stream.ts'
import { configureTransport, type TransportSettings } from './transport.ts'

const onFailure = vi.fn<TransportSettings['onFailure']>()
const onInvalid = vi.fn<TransportSettings['onOdd']>()
const fetched = vi.fn<typeof fetch>()
const shapes = describeReplies(api)

beforeEach(() => {
  onFailure.mockReset()
  onInvalid.mockReset()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  configureTransport({
    authorization: () => undefined,
    language: () => 'en-US',
    wording: (kind) => `own text: ${kind}`,
    onFailure,
    shapes: () => shapes,
    onOdd: onInvalid,
  })
})

const answer = (text: string, type = 'application/json') =>
  fetched.mockResolvedValue(new Response(text, { headers: { 'content-type': type } }))

const thrownBy = async (calling: Promise<unknown>): Promise<CallFailure> => {
  const error = await calling.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CallFailure)) throw new Error('expected a CallFailure')
  return error
}

describe('a reply in place of a page of rows', () => {
  it.each([
    'null',
    '[]',
    '"text"',
    '7',
    '{}',
    '<!doctype html><p>Gateway</p>',
    '{"code":200,"data":null}',
    '{"code":200,"data":[]}',
    '{"code":200,"data":{"count":0}}',
    '{"code":200,"data":{"rows":null,"count":0}}',
    '{"code":200,"data":{"rows":{},"count":0}}',
  ])('that is %s is a failure with words of our own', async (text) => {
    answer(text)
    const failure = await thrownBy(call('works.list', {}))
    expect(failure).toMatchObject({ message: 'own text: unknown', key: 'works.list' })
    expect(onFailure).toHaveBeenCalledTimes(1)
  })

  it('with one row that is none gives the others', async () => {
    const data = { rows: [null, { id: 2 }], count: 2, countQueue: 0 }
    answer(JSON.stringify({ code: 200, data }))
    const { rows } = await call('works.list', {})
    expect(rows).toMatchObject([{ id: 2, params: {}, files: [], texts: [], prompt: '' }])
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith(
      'works.list',
      expect.arrayContaining(['data.rows[0]', 'data.rows[1].files']),
    )
  })
})

it('a call whose reply has no content takes any', async () => {
  answer('{"code":200,"data":null}')
  expect(await call('groups.deleteAll', {})).toBeNull()
  expect(onInvalid).not.toHaveBeenCalled()
})

const lines = (...values: unknown[]) =>
  values.map((value) => `${typeof value === 'string' ? value : JSON.stringify(value)}\n`).join('')

const read = async (key: 'chat.run' | 'works.follow') => {
  const seen: unknown[] = []
  for await (const event of stream(key, { entryId: 2, after: 0 })) seen.push(event)
  return seen
}

const text = (seq: number) => ({ type: 'text-delta', seq, text: 'a' })

describe('a stream', () => {
  it('of an answer counts the events that the page does not know or cannot read', async () => {
    const body = lines(
      text(1),
      { type: 'telepathy', seq: 2, thought: 'x' },
      { type: 'text-delta', seq: 3 },
      { type: 'text-delta', text: 'without a number' },
      ...['{}', '[]', 'null', '"x"', '<html>', '{"type":'],
      { type: 'constructor', seq: 4 },
      text(5),
    )
    answer(body, 'application/x-ndjson')
    expect(await read('chat.run')).toEqual([
      text(1),
      { type: 'skipped', seq: 2 },
      { type: 'skipped', seq: 3 },
      { type: 'skipped', seq: 4 },
      text(5),
    ])
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('of works passes over the events that the page does not know or cannot read', async () => {
    const body = lines(
      { type: 'gone' },
      { type: 'later' },
      '{}',
      { type: 'work', work: null },
      {
        type: 'gone',
        ids: [1],
      },
    )
    answer(body, 'application/x-ndjson')
    expect(await read('works.follow')).toEqual([{ type: 'gone', ids: [1] }])
  })

  it.each([500, 401, 404])('obeys an envelope with code %i among its lines', async (code) => {
    answer(lines(text(1), { code, message: 'no', success: false, data: null }), 'text/plain')
    const failure = await thrownBy(read('chat.run'))
    expect(failure).toMatchObject({ status: 200, code, verdict: code, message: 'no' })
    expect(onFailure.mock.calls).toEqual([[failure, { shownInPlace: false }]])
  })

  it('obeys an envelope that came in its place, on as many lines as it likes', async () => {
    answer(JSON.stringify({ code: 401, message: 'no' }, null, 2))
    expect(await thrownBy(read('chat.run'))).toMatchObject({ code: 401, message: 'no' })
    expect(onFailure).toHaveBeenCalledTimes(1)
  })

  it.each(['{"code":200,"data":{}}', '[]', '{}'])('that is %s is a failure', async (body) => {
    answer(body)
    expect(await thrownBy(read('works.follow'))).toMatchObject({
      message: 'own text: unknown',
    })
    expect(onFailure).toHaveBeenCalledTimes(1)
  })
})
