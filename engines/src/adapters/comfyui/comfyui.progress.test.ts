import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ImageEngine, ImageRequest, ImageStatus, Ticket } from '../../kinds/image.ts'
import { type ComfyUiServer, startComfyUiServer } from '../../testing/comfyui-server.ts'
import type { Line } from '../../testing/line-server.ts'
import { createTestIo, type TestIo } from '../../testing/test-io.ts'
import { openComfyUi } from './comfyui.image.ts'

const request: ImageRequest = {
  key: 'work-1',
  model: 'basic:v1-5-pruned.safetensors',
  task: 'draw',
  prompt: 'a lighthouse',
  negativePrompt: '',
  pictures: [],
  params: {
    width: 512,
    height: 512,
    steps: 20,
    cfgScale: 7,
    sampler: 'euler',
    scheduler: 'normal',
  },
  count: 1,
  parent: null,
  locale: 'en-US',
}

let server: ComfyUiServer
let comfy: ReturnType<typeof openComfyUi>
let engine: ImageEngine
let io: TestIo
let at: Date
beforeEach(async () => {
  server = await startComfyUiServer({ key: 'secret' })
  comfy = openComfyUi({ baseUrl: server.url, apiKey: 'secret', workflows: '[]' })
  engine = comfy.image
  at = new Date('2026-01-01T00:00:00Z')
  io = { ...createTestIo(), now: () => at }
})
afterEach(async () => {
  await comfy.close()
  await io.close()
  await server.close()
})

async function begin(): Promise<Ticket> {
  const answer = await engine.submit(request, { ...io, progress() {} })
  if (!('ticket' in answer) || !answer.ticket) return expect.fail('there is no ticket')
  server.move('running')
  return answer.ticket
}
const lineOf = async (number: number): Promise<Line> => {
  await vi.waitFor(() => expect(server.lines.length).toBeGreaterThan(number), 10_000)
  return server.lines[number] as Line
}
const news = (type: string, data: object) => JSON.stringify({ type, data, extra: { new: 1 } })
const step = (ticket: Ticket, value: number, node = '3') =>
  news('progress', { value, max: 20, prompt_id: ticket.promptId, node })
/** Asks until the answer fits: what is sent on the line arrives a moment later. */
const until = (ticket: Ticket, status: Partial<ImageStatus>) =>
  vi.waitFor(async () => expect(await engine.check(ticket, io)).toMatchObject(status), 10_000)

describe('the progress of a prompt', () => {
  it('is told to whoever asked for it, by the line of its own', async () => {
    const ticket = await begin()
    const line = await lineOf(0)
    expect(line.path).toBe('/ws?clientId=atelier-work-1')
    expect(line.headers.authorization).toBe('Bearer secret')
    expect(server.submits[0]?.body).toMatchObject({ client_id: 'atelier-work-1' })
    line.sendText(news('status', { status: { exec_info: { queue_remaining: 1 } } }))
    line.sendText(step(ticket, 5))
    await until(ticket, { state: 'running', progress: 25 })
    line.sendText(step(ticket, 20))
    await until(ticket, { state: 'running', progress: 99 })
  })

  it('never goes back, not by another pass, nor by the news of another prompt', async () => {
    const ticket = await begin()
    const line = await lineOf(0)
    line.sendText(step(ticket, 10))
    line.sendText(step({ promptId: 'another' }, 19))
    line.sendText(step(ticket, 2, '12'))
    line.sendText('{"type":"progress","data":null}')
    line.sendText('no news at all')
    line.sendText(step(ticket, 8, '12'))
    await until(ticket, { state: 'running', progress: 70 })
  })

  it('has the picture as far as it is, each once', async () => {
    const ticket = await begin()
    const line = await lineOf(0)
    const picture = Uint8Array.of(0xff, 0xd8, 1, 2, 3)
    line.sendBytes(Uint8Array.of(0, 0, 0, 9, 0, 0, 0, 1, 7))
    line.sendBytes(Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, ...picture))
    await until(ticket, { state: 'running', preview: { data: picture } })
    expect(await engine.check(ticket, io)).not.toHaveProperty('preview')
  })

  it('is followed again after the line broke, and by another process', async () => {
    const ticket = await begin()
    ;(await lineOf(0)).cut()
    at = new Date(at.getTime() + 6000)
    await vi.waitFor(async () => {
      await engine.check(ticket, io)
      expect(server.lines).toHaveLength(2)
    }, 10_000)
    const other = openComfyUi({ baseUrl: server.url, apiKey: 'secret', workflows: '[]' })
    await other.image.check(JSON.parse(JSON.stringify(ticket)), io)
    const line = await lineOf(2)
    line.sendText(step(ticket, 10))
    await vi.waitFor(
      async () => expect(await other.image.check(ticket, io)).toMatchObject({ progress: 50 }),
      10_000,
    )
    await other.close()
  })

  it.each(['execution_success', 'execution_error', 'execution_interrupted', 'executing'])(
    'ends with %s, and where it stands is still asked for',
    async (type) => {
      const ticket = await begin()
      const line = await lineOf(0)
      line.sendText(news(type, { prompt_id: ticket.promptId, node: null }))
      await vi.waitFor(() => expect(line.isOpen).toBe(false), 10_000)
      at = new Date(at.getTime() + 60_000)
      expect(await engine.check(ticket, io)).toEqual({ state: 'running' })
      server.move('done')
      expect((await engine.check(ticket, io)).state).toBe('done')
      expect(server.lines).toHaveLength(1)
    },
  )

  it.each(['is done', 'is given up', 'ends with the engine'])(
    'leaves no line open when it %s',
    async (how) => {
      const ticket = await begin()
      const line = await lineOf(0)
      if (how === 'is done') {
        server.move('done')
        await engine.check(ticket, io)
      } else if (how === 'is given up') await engine.cancel?.(ticket, io)
      else await comfy.close()
      await vi.waitFor(() => expect(line.isOpen).toBe(false), 10_000)
    },
  )

  it('is not known where no line can be opened, and nothing else is lost', async () => {
    const { openSocket: _none, ...plain } = io
    const answer = await engine.submit(request, { ...plain, progress() {} })
    const ticket = 'ticket' in answer && answer.ticket ? answer.ticket : expect.fail('no ticket')
    server.move('running')
    expect(await engine.check(ticket, plain)).toEqual({ state: 'running' })
    server.move('done')
    expect((await engine.check(ticket, plain)).state).toBe('done')
    expect(server.lines).toHaveLength(0)
  })
})
