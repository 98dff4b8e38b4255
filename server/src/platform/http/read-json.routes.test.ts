// Long JSON, over the whole app and over real connections.
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { api } from '@atelier/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { bodiesInFlight } from './bodies-in-flight.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
afterEach(() => vi.restoreAllMocks())

const coming = () => readdir(test.services.uploads.comingFolder).catch(() => [])

/** However busy the machine is. */
const patiently = { timeout: 15_000 }

/** A conversation of somewhere else, of about so many letters. */
const conversation = (key: string, letters: number) => ({
  key,
  title: key,
  shown: 1,
  createdAt: '2026-01-02T10:00:00.000Z',
  updatedAt: '2026-01-02T11:00:00.000Z',
  entries: [
    {
      role: 'user' as const,
      model: null,
      parent: null,
      parts: [{ type: 'text' as const, text: key }],
      createdAt: '2026-01-02T10:00:00.000Z',
    },
    {
      role: 'assistant' as const,
      model: 'gpt',
      parent: 0,
      parts: Array.from({ length: 10 }, (_, n) => ({
        type: 'text' as const,
        text: `${n} 一二三 😀 ${'word '.repeat(letters / 50)}`,
      })),
      createdAt: '2026-01-02T11:00:00.000Z',
    },
  ],
})

const send = (payload: string, as: Credential, path: string = api.transfer.import.path) =>
  test.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      host: 'localhost',
      authorization: as,
      'content-type': 'application/json',
      'accept-language': 'en-US',
    },
    payload,
  })

describe('JSON that is long', () => {
  it('arrives as it was sent, and is not parsed where everybody is served', async () => {
    const as = test.guest()
    const parse = vi.spyOn(JSON, 'parse')
    const sent = conversation('long', 3_000_000)
    const { data } = (await send(JSON.stringify({ conversations: [sent] }), as)).json()
    const lengths = parse.mock.calls.map(([text]) => String(text).length)
    expect(Math.max(0, ...lengths)).toBeLessThan(256 * 1024)
    parse.mockRestore()
    const [{ groupId }] = data.imported
    const log = await test.call(api.chatlog.list, { groupId }, { as })
    expect(log.rows[1]?.parts).toEqual(sent.entries[1]?.parts)
    expect(await coming()).toEqual([])
  })

  it.each([
    ['torn', `{"conversations":["${'a'.repeat(300_000)}`, 'request.invalid'],
    ['nested endlessly', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'request.invalid'],
    ['of another form', `["${'a'.repeat(300_000)}"]`, 'request.invalid'],
    ['larger than the call takes', `["${'a'.repeat(17 * 1024 * 1024)}"]`, 'request.too_large'],
  ])('and is %s is refused, and leaves nothing', async (_, payload, code) => {
    expect((await send(payload, test.guest())).json()).toMatchObject({ error: code })
    expect(await coming()).toEqual([])
  })

  it('stands in a file while it comes', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const bound = test.app.server.address()
    const line = connect(typeof bound === 'object' && bound ? bound.port : 0, '127.0.0.1')
    line.on('error', () => undefined)
    const payload = JSON.stringify({ conversations: [conversation('coming', 2_000_000)] })
    const length = Buffer.byteLength(payload)
    line.write(
      `POST /api/chatlog/import HTTP/1.1\r\nhost: localhost\r\nauthorization: ${test.guest()}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
    )
    line.write(payload.slice(0, 1_500_000))
    await vi.waitFor(async () => expect(await coming()).toHaveLength(1), patiently)
    line.write(payload.slice(1_500_000))
    const [answer] = await once(line, 'data')
    expect(String(answer)).toContain('200 OK')
    await vi.waitFor(async () => expect(await coming()).toEqual([]), patiently)
    // And one that breaks off leaves none.
    line.write(
      `POST /api/chatlog/import HTTP/1.1\r\nhost: localhost\r\nauthorization: ${test.guest()}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
    )
    line.write(payload.slice(0, 1_500_000))
    await vi.waitFor(async () => expect(await coming()).toHaveLength(1), patiently)
    line.destroy()
    await vi.waitFor(async () => expect(await coming()).toEqual([]), patiently)
  })
})

describe('what is held of bodies', () => {
  const max = 64 * 1024 * 1024

  it('is bounded by address, and whoever sends more is told to wait', async () => {
    const others = bodiesInFlight.from('127.0.0.1')
    others.hold(max)
    const refused = await send('{"keys":[]}', test.guest(), api.transfer.known.path)
    expect(refused.json()).toMatchObject({ error: 'request.too_much' })
    expect(refused.json().message).toMatch(/^Too much is being sent from your network/)
    expect(refused.headers['retry-after']).toBe('10')
    others.letGo()
    const taken = await send('{"keys":[]}', test.guest(), api.transfer.known.path)
    expect(taken.statusCode).toBe(200)
  })

  it('is bounded in all', async () => {
    const others = [2, 3].map((n) => bodiesInFlight.from(`10.0.0.${n}`))
    for (const other of others) other.hold(max)
    const refused = await send('{"keys":[]}', test.guest(), api.transfer.known.path)
    expect(refused.json()).toMatchObject({ error: 'request.busy' })
    for (const other of others) other.letGo()
  })

  it('is let go once it is dealt with', async () => {
    for (let n = 0; n < 3; n++)
      await send(
        JSON.stringify({ conversations: [conversation(`kept ${n}`, 500_000)] }),
        test.guest(),
      )
    const all = bodiesInFlight.from('127.0.0.1')
    expect(() => all.hold(max)).not.toThrow()
    all.letGo()
  })
})
