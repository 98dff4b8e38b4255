import { api } from '@atelier/contract'
import type { MessagePart } from '@atelier/contract/message-parts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type McpTestServer, startMcpServer } from '../../../testing/mcp-server.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let mcp: McpTestServer
let as: Credential
let prefix: string
const { process, consent, stop, stopTool } = api.chat

beforeAll(async () => {
  mcp = await startMcpServer()
  test = await createTestApp({ allowPrivateUpstreams: true })
  as = await test.member('ann')
  const { id } = await test.call(api.tools.saveServer, { name: 'Tools', url: mcp.url }, { as })
  prefix = `mcp${id}_`
})
afterAll(async () => {
  await test.close()
  await mcp.close()
})

/** The name of a tool that the caller is offered. */
async function nameOf(title: string) {
  const offered = await test.call(api.tools.list, {}, { as })
  return offered.find((tool) => tool.title === title)?.name ?? ''
}

/** Has a model call a tool of the server; `meet` does what is to be done meanwhile. */
async function call(
  title: string,
  input: object = {},
  meet: (entryId: number) => Promise<unknown> = (entryId) => say(entryId, 'allow'),
) {
  const name = await nameOf(title)
  const events = test.events(process, { prompt: 'Do it', options: { tools: [name] } }, { as })
  const answer = await test.engine.next()
  expect(answer.request.tools.map((tool) => tool.name)).toEqual([name])
  answer.emit({ type: 'tool-call', callId: 'c1', name, input: JSON.stringify(input) })
  const next = test.engine.next()
  answer.finish({ reason: 'tools' })
  const entryId = await running()
  await meet(entryId)
  return { entryId, name, next, events }
}

/** The same, to its end: what the model was told, and what is kept. */
async function callThrough(...given: Parameters<typeof call>) {
  const { next, events, entryId } = await call(...given)
  const round = await next
  round.emit({ type: 'text-delta', text: 'There.' })
  round.finish()
  const sent = await events
  const [start] = sent
  const groupId = start?.type === 'start' ? start.groupId : 0
  const { rows } = await test.call(api.chatlog.list, { groupId }, { as })
  const told = round.request.turns.at(-1)?.parts.at(-1)
  return { told, entryId, parts: rows[1]?.parts ?? ([] as MessagePart[]), last: sent.at(-1) }
}

const say = (entryId: number, decision: 'allow' | 'refuse') =>
  expect
    .poll(
      async () => {
        const live = test.services.chat.runs.find(entryId)
        const asked = live?.parts.some(
          (part) => part.type === 'tool-call' && part.consent?.state === 'asked',
        )
        if (asked) await test.call(consent, { entryId, callId: 'c1', decision }, { as })
        return asked
      },
      { timeout: 5000 },
    )
    .toBe(true)

async function running() {
  const { rows } = await test.call(api.chat.runs, {}, { as })
  return rows.find(({ state }) => state === 'running')?.entryId ?? 0
}

describe('a tool of a server', () => {
  it('is asked about, called, and its words are told to the model', async () => {
    const { told, parts } = await callThrough('Add', { a: 2, b: 40 })
    expect(told).toMatchObject({ type: 'tool-result', output: '42' })
    expect(parts[0]).toMatchObject({ consent: { state: 'allowed', price: 0 } })
  })

  it('is not called when it is refused', async () => {
    const before = mcp.calls.length
    const { told } = await callThrough('draw', {}, (id) => say(id, 'refuse'))
    expect(told).toMatchObject({ failed: true, output: expect.stringContaining('refused') })
    expect(mcp.calls).toHaveLength(before)
  })

  it('shows its picture as an upload of the caller, and tells links and texts', async () => {
    const { told, parts } = await callThrough('draw')
    expect(told).toMatchObject({
      output: expect.stringMatching(
        /picture[\s\S]*dot: https:\/\/example.com\/dot[\s\S]*a red dot/,
      ),
    })
    const image = parts.find((part) => part.type === 'image')
    expect(image).toMatchObject({ url: expect.stringMatching(/^\/api\/upload\/file\?/) })
    const file = await test.app.inject({ url: image?.type === 'image' ? image.url : '' })
    expect(file.statusCode).toBe(200)
  })

  it('has failed when it says so, in its words', async () => {
    const { told, last } = await callThrough('fail')
    expect(told).toMatchObject({ failed: true, output: 'the printer is out of paper' })
    expect(last).toMatchObject({ type: 'finish', reason: 'done' })
  })

  it('tells numbers as JSON, and no more than a model can read', async () => {
    expect((await callThrough('weather')).told).toMatchObject({ output: '{"degrees":21}' })
    const { told } = await callThrough('long')
    const output = told?.type === 'tool-result' ? told.output : ''
    expect(output).toMatch(/^x{50000}\n\n\(cut here\)$/)
  })

  it('is told what does not fit in its input', async () => {
    const { told } = await callThrough('Add', { a: 'two' })
    expect(told).toMatchObject({ failed: true, output: expect.stringMatching(/a|number/i) })
  })

  it('is called in a new session when the server forgot the old one', async () => {
    await callThrough('Add', { a: 1, b: 1 })
    const { opened } = mcp
    mcp.forgetSessions()
    expect((await callThrough('Add', { a: 1, b: 2 })).told).toMatchObject({ output: '3' })
    expect(mcp.opened).toBe(opened + 1)
  })
})

describe('a call that takes long', () => {
  it('ends at the server when it is stopped, and the answer goes on', async () => {
    const { told, parts, last } = await callThrough('slow', {}, async (entryId) => {
      await say(entryId, 'allow')
      await mcp.begun
      const other = await test.member('other')
      const call = { entryId, callId: 'c1' }
      expect((await test.ask(stopTool, call, { as: other })).status).toBe(404)
      await test.call(stopTool, call, { as })
    })
    await mcp.cancelled
    expect(told).toMatchObject({ failed: true, output: expect.stringContaining('Stopped by') })
    expect(parts[1]).toMatchObject({ type: 'tool-result', failed: true, stopped: true })
    expect(last).toMatchObject({ type: 'finish', reason: 'done' })
  })

  it('ends with its answer', async () => {
    const slow = await startMcpServer()
    const request = { name: 'Slow', url: slow.url }
    const { id } = await test.call(api.tools.saveServer, request, { as })
    const name = `mcp${id}_slow`
    const events = test.events(process, { prompt: 'Go', options: { tools: [name] } }, { as })
    const answer = await test.engine.next()
    answer.emit({ type: 'tool-call', callId: 'c1', name, input: '{}' })
    answer.finish({ reason: 'tools' })
    const entryId = await running()
    await say(entryId, 'allow')
    await slow.begun
    await test.call(stop, { entryId }, { as })
    await slow.cancelled
    expect((await events).at(-1)).toMatchObject({ type: 'finish', reason: 'stopped' })
    await slow.close()
  })
})

describe('an app', () => {
  it('may be given tools of a server and works, and nothing that its maker is not offered', async () => {
    const name = await nameOf('Add')
    expect(name.startsWith(prefix)).toBe(true)
    const app = {
      name: 'Adder',
      category: 'work' as const,
      systemMessage: 'Add.',
      tools: [name, 'draw_picture', 'read_page', 'mcp9999_gone'],
    }
    const mine = await test.call(api.apps.save, app, { as })
    expect([...mine.tools].sort()).toEqual(['draw_picture', name, 'read_page'].sort())
    const other = await test.member('other-app')
    const theirs = await test.call(api.apps.save, app, { as: other })
    expect([...theirs.tools].sort()).toEqual(['draw_picture', 'read_page'])
  })
})
