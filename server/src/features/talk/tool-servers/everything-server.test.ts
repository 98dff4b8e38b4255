// Held against the protocol's own reference server, by both of its ways over HTTP.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EverythingServer, startEverythingServer } from '../../../testing/everything-server.ts'
import { callAsTask } from './call-as-task.ts'
import { listMcpTools } from './list-mcp-tools.ts'
import { toToolAnswer } from './mcp-answer.ts'
import { createMcpSessions, type McpSessions } from './mcp-sessions.ts'
import { callMcpTool, sessionName } from './mcp-tool.ts'
import type { ListedTool } from './tool-servers.store.ts'

const accountId = 1
const { signal: never } = new AbortController()

describe.each(['streamableHttp', 'sse'] as const)('the reference server by %s', (kind) => {
  let everything: EverythingServer
  let sessions: McpSessions
  let tools: ListedTool[]
  const server = {
    id: 7,
    address: () => ({ url: everything.url, headers: {}, isOwn: false }),
  }

  beforeAll(async () => {
    everything = await startEverythingServer(kind)
    sessions = createMcpSessions({ allowPrivate: true })
    tools = await listMcpTools(sessionName(server.id, accountId), server.address(), sessions)
  })
  afterAll(async () => {
    await sessions?.close()
    await everything?.close()
  })

  const call = async (name: string, input: object = {}, signal = never) => {
    const tool = tools.find((each) => each.name === name)
    if (!tool) throw new Error(`There is no ${name} among ${tools.map((each) => each.name)}.`)
    const result = await callMcpTool({ tool, server, input }, { accountId, signal }, sessions)
    const pictures: number[] = []
    const answer = await toToolAnswer(result, async (bytes) => {
      pictures.push(bytes.length)
      return { type: 'image', url: '/picture', mime: 'image/png' }
    })
    return { output: typeof answer === 'string' ? answer : answer.output, pictures }
  }

  it('tells its tools with their schemas', () => {
    expect(tools.length).toBeGreaterThan(10)
    expect(tools.find(({ name }) => name === 'get-sum')).toMatchObject({
      title: 'Get Sum Tool',
      input: { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } } },
    })
  })

  it('says what was said, and what does not fit', async () => {
    expect((await call('echo', { message: 'hello' })).output).toBe('Echo: hello')
    expect((await call('get-sum', { a: 2, b: 40 })).output).toContain('42')
    await expect(call('get-sum', { a: 'two' })).rejects.toThrow(/number/)
  })

  it('tells data once that it tells as text as well', async () => {
    const { output } = await call('get-structured-content', { location: 'Chicago' })
    expect(JSON.parse(output)).toEqual({
      temperature: 36,
      conditions: 'Light rain / drizzle',
      humidity: 82,
    })
  })

  it('shows its picture, and names its links and resources', async () => {
    const { pictures } = await call('get-tiny-image')
    expect(pictures).toHaveLength(1)
    expect((await call('get-resource-links', { count: 3 })).output.match(/demo:/g)).toHaveLength(3)
    const reference = { resourceType: 'Text', resourceId: 1 }
    expect((await call('get-resource-reference', reference)).output).toContain('demo://')
  })

  it('works as long as it tells of its progress', async () => {
    const { output } = await call('trigger-long-running-operation', { duration: 1, steps: 4 })
    expect(output).toContain('completed')
  })

  it('runs a tool that demands it as a task, to its result', async () => {
    expect(tools.filter(({ asTask }) => asTask).map(({ name }) => name)).toEqual([
      'simulate-research-query',
    ])
    const { output } = await call('simulate-research-query', { topic: 'tea' })
    expect(output).toContain('# Research Report: tea')
  })

  it('has its task ended with the call', async () => {
    const states = () =>
      sessions.use(
        sessionName(server.id, accountId),
        server.address(),
        async ({ client }) => {
          const { tasks } = await client.experimental.tasks.listTasks()
          return tasks.map(({ status }) => status)
        },
        never,
      )
    const stopped = new AbortController()
    const outcome = call('simulate-research-query', { topic: 'rice' }, stopped.signal)
    outcome.catch(() => undefined)
    await expect.poll(states, { timeout: 10_000 }).toContain('working')
    stopped.abort(new Error('stopped'))
    await expect(outcome).rejects.toThrow('stopped')
    await expect.poll(states, { timeout: 10_000 }).toContain('cancelled')
  })

  it('is told as late where its task takes longer than it may', async () => {
    const request = { name: 'simulate-research-query', arguments: { topic: 'salt' } }
    const limits = { signal: never, timeout: 10_000, maxTotalTimeout: 500 }
    const outcome = sessions.use(
      sessionName(server.id, accountId),
      server.address(),
      ({ client }) => callAsTask(client, request, limits),
      never,
    )
    await expect(outcome).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('is spoken to in a new session after it was started again', async () => {
    await call('echo', { message: 'before' })
    await everything.close()
    everything = await startEverythingServer(kind, Number(new URL(everything.url).port))
    expect((await call('echo', { message: 'after' })).output).toBe('Echo: after')
  })
})
