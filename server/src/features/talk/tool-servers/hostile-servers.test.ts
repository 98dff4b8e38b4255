import { afterAll, beforeAll, expect, it } from 'vitest'
import { type McpTestServer, startMcpServer } from '../../../testing/mcp-server.ts'
import { listMcpTools } from './list-mcp-tools.ts'
import { toToolAnswer } from './mcp-answer.ts'
import { readInputSchema } from './mcp-schema.ts'
import { createMcpSessions, type McpSessions } from './mcp-sessions.ts'
import { modelNameOf } from './mcp-tool.ts'
import { openMcpSession } from './open-mcp-session.ts'
import { troubleOf } from './trouble.ts'

let mcp: McpTestServer
let sessions: McpSessions
beforeAll(async () => {
  mcp = await startMcpServer({ moreTools: 1200 })
  sessions = createMcpSessions({ allowPrivate: false })
})
afterAll(async () => {
  await sessions.close()
  await mcp.close()
})

let count = 0
const list = (change: object = {}) =>
  listMcpTools(`test/${++count}`, { url: mcp.url, headers: {}, isOwn: false, ...change }, sessions)

/** What stood in the way. */
async function trouble(change: object = {}): Promise<string> {
  const found = await list(change).catch((error: unknown) => error)
  if (Array.isArray(found)) throw new Error('its tools were listed')
  return troubleOf(found)
}

it('lists at most a thousand tools of a server', async () => {
  expect(await list()).toHaveLength(1000)
})

it('lets a member’s server lie in no private network', async () => {
  expect(await trouble({ isOwn: true })).toContain('public internet')
  expect(await trouble({ isOwn: true, url: 'http://localhost:3999/mcp' })).toContain(
    'public internet',
  )
  expect(await trouble({ isOwn: true, url: 'http://[::1]:3999/mcp' })).toContain('public internet')
})

it('follows no redirect to another origin', async () => {
  const other = await startMcpServer()
  mcp.respond = (_, reply) => void reply.writeHead(307, { location: other.url }).end()
  expect(await trouble({ headers: { Authorization: 'Bearer secret' } })).toContain('307')
  expect(other.headers).toEqual({})
  mcp.respond = undefined
  await other.close()
})

it('reads an endless stream only so far', async () => {
  let isOpen = true
  mcp.respond = (_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' })
    const piece = `: ${'x'.repeat(256 * 1024)}\n\n`
    const more = () => {
      while (isOpen && reply.write(piece));
    }
    reply.on('drain', more).on('close', () => {
      isOpen = false
    })
    more()
  }
  expect(await trouble()).toMatch(/larger than|disconnected|closed/)
  mcp.respond = undefined
})

it('reads a huge answer only so far', async () => {
  mcp.respond = (_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' })
    reply.end(JSON.stringify({ jsonrpc: '2.0', id: 0, result: 'x'.repeat(20 * 1024 * 1024) }))
  }
  expect(await trouble()).toContain('larger than')
  mcp.respond = undefined
})

it('reads an answer of countless values only so far', async () => {
  mcp.respond = (_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' })
    reply.end(`{"jsonrpc":"2.0","id":0,"result":{"tools":[${'{},'.repeat(1_100_000)}{}]}}`)
  }
  expect(await trouble()).toContain('larger than')
  mcp.respond = undefined
})

it('looks at so many pieces of an answer, however many come', async () => {
  const looked: unknown[] = []
  const piece = () => Object.defineProperty({}, 'type', { get: () => looked.push(0) })
  const content = Array.from({ length: 5000 }, piece)
  await toToolAnswer({ content }, async () => undefined)
  expect(looked.length).toBeLessThan(3000)
})

it('closes no session that is in use for one that is opened', async () => {
  const few = createMcpSessions({ allowPrivate: false, mostOpen: 1 })
  const address = { url: mcp.url, headers: {}, isOwn: false }
  const { signal } = new AbortController()
  const inUse = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const first = few.use(
    'first',
    address,
    async ({ state }) => {
      begun.resolve()
      await inUse.promise
      return state().isOver
    },
    signal,
  )
  await begun.promise
  const isOver: (() => boolean)[] = []
  for (const name of ['second', 'third'])
    await few.use(name, address, async ({ state }) => isOver.push(() => state().isOver), signal)
  await expect.poll(() => isOver.map((each) => each())).toEqual([true, false])
  inUse.resolve()
  expect(await first).toBe(false)
  await few.close()
})

it('tells a page for people, a wrong key and a silent port for what they are', async () => {
  mcp.respond = (_, reply) =>
    void reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello')
  expect(await trouble()).toContain('text/html')
  mcp.respond = (_, reply) => void reply.writeHead(500).end('<!doctype html><script>1</script>')
  expect(await trouble()).toMatch(/^HTTP 500(?!.*script)/)
  mcp.respond = undefined
  const gone = await startMcpServer()
  await gone.close()
  expect(await trouble({ url: gone.url })).toContain('ECONNREFUSED')
})

it('waits only so long for an older server to say where it is spoken to', async () => {
  let asked = ''
  mcp.respond = ({ method = '' }, reply) => {
    asked += method
    if (method !== 'GET') return void reply.writeHead(405).end('no such method')
    reply.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n')
  }
  const address = { url: mcp.url, headers: {}, isOwn: false }
  const opening = openMcpSession(address, { allowPrivate: false, openingMs: 300 })
  expect(troubleOf(await opening.catch((error: unknown) => error))).toMatch(/^HTTP 405/)
  expect(asked).toBe('POSTGET')
  mcp.respond = undefined
})

it('goes to no other host that an older server names', async () => {
  const other = await startMcpServer()
  mcp.respond = ({ method = '' }, reply) => {
    if (method !== 'GET') return void reply.writeHead(404).end()
    reply.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.write(`event: endpoint\ndata: ${other.url}\n\n`)
  }
  expect(await trouble({ headers: { Authorization: 'Bearer secret' } })).toMatch(/^HTTP 404/)
  expect(other.headers).toEqual({})
  mcp.respond = undefined
  await other.close()
})

it('gives every tool a name of its own that models take, the same each time', () => {
  const taken = new Set<string>()
  const names = ['a b', 'a.b', 'a_b', 'x'.repeat(80), `${'x'.repeat(80)}y`, '查询']
  for (const name of names) taken.add(modelNameOf(7, name, taken))
  expect(taken.size).toBe(names.length)
  for (const name of taken) expect(name).toMatch(/^mcp7_[A-Za-z0-9_-]{1,59}$/)
  expect(modelNameOf(7, 'a b', taken)).toBe(modelNameOf(7, 'a b', new Set()))
})

it.each<[string, unknown]>([
  ['no object', 'string'],
  ['another type', { type: 'array', items: {} }],
  ['odd properties', { type: 'object', properties: [] }],
  ['an unknown type inside', { type: 'object', properties: { a: { type: 'text' } } }],
  ['odd required names', { type: 'object', required: 'a' }],
  ['too much', { type: 'object', description: 'x'.repeat(40_000) }],
])('takes a schema with %s for an object of anything', (_, schema) => {
  expect(readInputSchema(schema)).toEqual({ type: 'object' })
})

it.each<[string, object, object]>([
  ['without a type', { properties: { a: {} } }, { type: 'object', properties: { a: {} } }],
  [
    'of several types',
    { type: ['object', 'null'], required: ['a'] },
    { type: 'object', required: ['a'] },
  ],
  [
    'behind a reference',
    { $ref: '#/definitions/Wish', definitions: { Wish: { type: 'object', required: ['a'] } } },
    {
      type: 'object',
      required: ['a'],
      definitions: { Wish: { type: 'object', required: ['a'] } },
    },
  ],
  ['behind a reference to itself', { $ref: '#' }, { type: 'object' }],
  ['behind a reference to nothing', { $ref: '#/$defs/none' }, { type: 'object' }],
  [
    'with properties of any kind',
    { type: 'object', properties: { a: true } },
    {
      type: 'object',
      properties: { a: true },
    },
  ],
])('takes a schema %s for what it says', (_, schema, read) => {
  expect(readInputSchema(schema)).toEqual(read)
})

it('passes a sound schema on as it is', () => {
  const schema = {
    type: 'object',
    required: ['a'],
    additionalProperties: false,
    properties: { a: { type: ['string', 'null'], enum: ['x', null] }, b: { $ref: '#/$defs/c' } },
    $defs: { c: { anyOf: [{ type: 'integer', minimum: 0 }, { const: 'all' }] } },
  }
  expect(readInputSchema(schema)).toBe(schema)
})
