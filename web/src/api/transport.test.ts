import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { CallFailure } from './call-failure.ts'
import { stream } from './stream.ts'
import type { TransportSettings } from './transport.ts'
import { configureTransport, endAuthorization, whileCallerEnds } from './transport.ts'
import { upload } from './upload.ts'

const onFailure = vi.fn<TransportSettings['onFailure']>()
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  onFailure.mockReset()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  configureTransport(defaults)
})

const defaults: TransportSettings = {
  authorization: () => 'Bearer secret',
  language: () => 'zh-TW',
  wording: (kind) => `own text: ${kind}`,
  onFailure,
  shapes: () => ({ replies: {}, events: {} }),
  onOdd: () => undefined,
}

const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  fetched.mockResolvedValue(new Response(JSON.stringify(body), { status, headers }))

const sent = (index = 0) => {
  const [url, init] = fetched.mock.calls[index] ?? []
  return { url, method: init?.method, body: init?.body, headers: new Headers(init?.headers) }
}

const failureOf = async (calling: Promise<unknown>): Promise<CallFailure> => {
  const error = await calling.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CallFailure)) throw new Error('expected a CallFailure')
  return error
}

describe('a request', () => {
  it('sends a GET as query parameters, without what is not given', async () => {
    answer({ code: 200, data: { rows: [], before: null } })
    await call('chatlog.list', { groupId: 7, before: undefined })
    expect(sent()).toMatchObject({ url: '/api/chatlog/chatList?groupId=7', method: 'GET' })
    expect(sent().body).toBeNull()
  })

  it('sends a POST as JSON', async () => {
    answer({ code: 200, data: { id: 1 } })
    expect(await call('groups.create', { appId: null })).toEqual({ id: 1 })
    expect(sent()).toMatchObject({ url: '/api/group/create', body: '{"appId":null}' })
    expect(sent().headers.get('content-type')).toBe('application/json')
  })

  it('says who calls and in which language to answer', async () => {
    answer({ code: 200, data: [] })
    await call('groups.list', {})
    expect(sent().headers.get('authorization')).toBe('Bearer secret')
    expect(sent().headers.get('accept-language')).toBe('zh-TW')
  })

  it('says nothing of who calls when it is sent anonymously', async () => {
    answer({ code: 200, data: { guest_id: 'x' } })
    await call('auth.createGuest', {}, { anonymous: true })
    expect(sent().headers.has('authorization')).toBe(false)
  })

  it('speaks for somebody who is not the caller any more when it is told so', async () => {
    answer({ code: 200, data: {} })
    await call('auth.logout', {}, { authorization: 'Bearer earlier' })
    expect(sent().headers.get('authorization')).toBe('Bearer earlier')
  })

  it.each([
    ['somebody who has logged out meanwhile', true, 0],
    ['somebody whose login has run out', false, 1],
  ])('that is refused tells of %s as it should', async (who, hasLoggedOut, times) => {
    const authorization = `Bearer ${who}`
    fetched.mockImplementation(async () => {
      if (hasLoggedOut) endAuthorization(authorization)
      return new Response(JSON.stringify({ code: 401, message: 'Log in.' }), { status: 401 })
    })
    const refused = call('chat.runs', {}, { authorization })
    expect(await failureOf(refused)).toMatchObject({ status: 401 })
    expect(onFailure).toHaveBeenCalledTimes(times)
  })

  it.each([
    ['a guest who has become a member meanwhile', {}, 'Bearer member', 0],
    ['nobody', { anonymous: true }, 'Bearer member', 0],
    ['whoever calls still', {}, 'Guest before', 1],
    ['a member whose login a call before has found ended', {}, 'Guest after', 1],
  ])('that refuses %s is told of as it should', async (_, settings, later, times) => {
    let who = 'Guest before'
    configureTransport({ ...defaults, authorization: () => who })
    fetched.mockImplementation(async () => {
      who = later
      return new Response(JSON.stringify({ code: 401, message: 'Log in.' }), { status: 401 })
    })
    expect(await failureOf(call('auth.getInfo', {}, settings))).toMatchObject({ status: 401 })
    expect(onFailure).toHaveBeenCalledTimes(times)
  })

  it('waits while the caller ends, and goes as whoever comes after', async () => {
    fetched.mockImplementation(async () => new Response('{"code":200,"data":[]}'))
    let end = () => {}
    let who = 'Bearer leaver'
    configureTransport({ ...defaults, authorization: () => who })
    const ended = whileCallerEnds(async () => {
      await call('accountData.leave', { name: 'x' }, { authorization: 'Bearer leaver' })
      await new Promise<void>((resolve) => {
        end = resolve
      })
      who = 'Bearer guest'
    })
    const asked = call('groups.list', {})
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    end()
    await Promise.all([ended, asked])
    expect(sent(1).headers.get('authorization')).toBe('Bearer guest')
  })

  it('goes on as the same caller when the end of it was refused', async () => {
    answer({ code: 200, data: [] })
    const refused = whileCallerEnds(() => Promise.reject(new Error('no')))
    const asked = call('groups.list', {})
    await expect(refused).rejects.toThrow('no')
    await asked
    expect(sent().headers.get('authorization')).toBe('Bearer secret')
  })

  it('may take 2,400,000 ms', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    answer({ code: 200, data: [] })
    await call('groups.list', {})
    expect(timeout).toHaveBeenCalledExactlyOnceWith(2_400_000)
  })

  it('sends a file as a form', async () => {
    answer({ code: 200, data: { id: 'u' } }, 201)
    await upload('uploads.addPicture', new File(['x'], 'cat.png'))
    const { body, headers } = sent()
    expect(body).toBeInstanceOf(FormData)
    expect(headers.has('content-type')).toBe(false)
  })
})

describe('an answer', () => {
  it.each([undefined, 0, 200, 299])('is a success when its body has code %s', async (code) => {
    answer({ code, data: [1] })
    expect(await call('groups.list', {})).toEqual([1])
  })

  it.each([199, 300, 401, 500, -1])('is a failure when its body has code %s', async (code) => {
    answer({ code, message: 'no' })
    expect(await failureOf(call('groups.list', {}))).toMatchObject({
      status: 200,
      code,
      message: 'no',
    })
  })

  it('is a failure that holds the status when that is not 200 or 201', async () => {
    for (const status of [202, 304, 401, 403, 420, 430, 500, 502]) {
      fetched.mockResolvedValue(
        status === 304 ? new Response(null, { status }) : new Response('<html>', { status }),
      )
      expect(await failureOf(call('groups.list', {}))).toMatchObject({
        status,
        message: `own text: ${[401, 403].includes(status) ? 'unauthorized' : 'unknown'}`,
        serverMessage: '',
      })
    }
  })

  it('tells what the server says of its failure', async () => {
    const fields = [{ field: 'username', reason: 'too short' }]
    const body = { code: 422, message: 'no', error: 'request.invalid', requestId: 'r1', fields }
    answer(body, 422, { 'retry-after': '30' })
    const login = { username: 'a', password: 'b' }
    expect(await failureOf(call('auth.login', login))).toMatchObject({
      status: 422,
      code: 422,
      message: 'no',
      error: 'request.invalid',
      requestId: 'r1',
      fields,
      retryAfterS: 30,
      key: 'auth.login',
    })
  })

  it('has its own text when no answer comes', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await failureOf(call('groups.list', {}))).toMatchObject({
      status: 0,
      message: 'own text: offline',
    })
    fetched.mockRejectedValue(new DOMException('late', 'TimeoutError'))
    expect(await failureOf(call('groups.list', {}))).toMatchObject({
      status: 0,
      message: 'own text: timeout',
    })
  })
})

describe('whoever handles failures', () => {
  it('is told of each one once, and whether it is shown in place', async () => {
    answer({ code: 500 }, 500)
    const failure = await failureOf(call('groups.list', {}))
    expect(onFailure.mock.calls).toEqual([[failure, { shownInPlace: false }]])
    answer({ code: 500 })
    await failureOf(call('groups.list', {}, { shownInPlace: true }))
    expect(onFailure).toHaveBeenCalledTimes(2)
    expect(onFailure.mock.lastCall?.[1]).toEqual({ shownInPlace: true })
  })

  it('is not told of a request that was taken back', async () => {
    const taken = new AbortController()
    fetched.mockImplementation((_, init) => {
      taken.abort()
      return Promise.reject(init?.signal?.reason)
    })
    await expect(call('groups.list', {}, { signal: taken.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(onFailure).not.toHaveBeenCalled()
  })
})

describe('a stream', () => {
  const events = [
    { type: 'start', seq: 1, groupId: 1, entryId: 2, promptId: 3 },
    { type: 'text-delta', seq: 2, text: 'hi' },
  ]

  it('gives the events in order', async () => {
    const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('')
    fetched.mockResolvedValue(new Response(lines))
    const seen: unknown[] = []
    for await (const event of stream('chat.run', { entryId: 2, after: 0 })) seen.push(event)
    expect(seen).toEqual(events)
    expect(sent().url).toBe('/api/chatgpt/run?entryId=2&after=0')
  })

  it('throws a refusal out of the iteration', async () => {
    answer({ code: 404, message: 'gone', error: 'runs.not_found' }, 404)
    const reading = stream('chat.run', { entryId: 2, after: 0 }).next()
    expect(await failureOf(reading)).toMatchObject({ status: 404, message: 'gone' })
    expect(onFailure).toHaveBeenCalledTimes(1)
  })

  it('throws when the connection breaks in the middle', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"seq":1}\n')),
      pull: (controller) => controller.error(new TypeError('network error')),
    })
    fetched.mockResolvedValue(new Response(body))
    const reading = (async () => {
      for await (const _ of stream('chat.run', { entryId: 2, after: 0 }));
    })()
    expect(await failureOf(reading)).toMatchObject({ status: 0, message: 'own text: offline' })
  })
})
