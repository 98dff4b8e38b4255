// Words about a tool that come to another server of the site than the one that writes the answer, and tools that read.
import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Credential,
  createTestApp,
  openServerBeside,
  type TestApp,
} from '../../../../testing/test-app.ts'
import type { ServerTool } from '../../tools/chat-tools.ts'

let test: TestApp
let slowRuns: PromiseWithResolvers<void>

/** Asks first, then takes until it is told to end. */
const slowTool: ServerTool = {
  name: 'slow',
  description: 'Takes long.',
  input: { type: 'object' },
  consent: 'ask',
  run: () => {
    slowRuns.resolve()
    return new Promise(() => undefined)
  },
}

beforeAll(async () => {
  test = await createTestApp({ tools: [slowTool] })
})
afterAll(() => test.close())

/** Has a model call a tool; what it is told, when it goes on. */
async function call(name: string, input: object, as: Credential) {
  const events = test.events(
    api.chat.process,
    { prompt: 'Do it', options: { tools: [name] } },
    { as },
  )
  const answer = await test.engine.next()
  answer.emit({ type: 'tool-call', callId: 'c1', name, input: JSON.stringify(input) })
  const next = test.engine.next()
  answer.finish({ reason: 'tools' })
  const end = async () => {
    const round = await next
    round.finish()
    await events
    const told = round.request.turns.at(-1)?.parts.at(-1)
    return told?.type === 'tool-result' ? told : undefined
  }
  const { rows } = await test.call(api.chat.runs, {}, { as })
  return { entryId: rows[0]?.entryId ?? 0, end }
}

describe('another server of the site', () => {
  it('passes consent on, and the word to stop, to the one that writes the answer', async () => {
    slowRuns = Promise.withResolvers()
    const beside = await openServerBeside(test)
    const other = beside.app
    const post = async (path: string, payload: object, authorization: Credential) => {
      const headers = { host: 'localhost', authorization }
      const url = `/api${path}`
      return (await other.inject({ method: 'POST', url, headers, payload })).statusCode
    }
    const as = test.guest()
    const { entryId, end } = await call('slow', {}, as)
    const named = { entryId, callId: 'c1' }
    await expect
      .poll(() => JSON.stringify(test.services.chat.runs.find(entryId)?.parts ?? []))
      .toContain('asked')
    expect(await post('/chatgpt/stop-tool', named, test.guest())).toBe(404)
    expect(await post('/chatgpt/consent', { ...named, decision: 'allow' }, as)).toBe(200)
    await slowRuns.promise
    expect(await post('/chatgpt/stop-tool', named, as)).toBe(200)
    expect(await end()).toMatchObject({ failed: true, output: expect.stringContaining('Stopped') })
    await beside.close()
  })
})

describe('a tool that reads', () => {
  it.each([
    'http://127.0.0.1/',
    'http://localhost:3000/',
    'http://10.1.2.3/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://[::ffff:192.168.0.1]/',
  ])('opens no page at %s', async (url) => {
    const { end } = await call('read_page', { url }, test.guest())
    expect(await end()).toMatchObject({
      failed: true,
      output: expect.stringContaining('must not be read'),
    })
  })

  it('finds what its caller said before, and nothing of others', async () => {
    const as = test.guest()
    const said = test.events(api.chat.process, { prompt: 'The pelican eats herring' }, { as })
    ;(await test.engine.next()).finish()
    await said
    const own = await call('search_chats', { query: 'pelican' }, as)
    expect((await own.end())?.output).toContain('pelican eats herring')
    const other = await call('search_chats', { query: 'pelican' }, test.guest())
    expect((await other.end())?.output).toContain('No message')
  })

  it('finds no works where there are none', async () => {
    const { end } = await call('search_works', {}, test.guest())
    expect((await end())?.output).toBe('There is no such work.')
  })
})
