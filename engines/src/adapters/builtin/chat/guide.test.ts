import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foldEvents, plainText } from '@atelier/contract/fold-events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EngineIo } from '../../../io.ts'
import type { ChatEmission, ChatRequest, ChatTurn } from '../../../kinds/chat.ts'
import { ownHandbookDir } from '../handbook/read-handbook.ts'
import { builtin } from '../index.ts'
import { createGuide } from './guide.ts'

const io = (signal: AbortSignal = new AbortController().signal): EngineIo => ({
  request: () => Promise.reject(new Error('the Guide asks nobody')),
  now: () => new Date('2026-03-05T15:30:00Z'),
  signal,
  log: () => undefined,
})
const user = (text: string): ChatTurn => ({ role: 'user', parts: [{ type: 'text', text }] })
const request = (...turns: ChatTurn[]): ChatRequest => ({
  model: 'guide',
  system: '',
  turns,
  tools: [],
  locale: 'en-US',
})
const guide = createGuide({ handbookDir: ownHandbookDir, paceMs: 0 })

async function collect(asked: ChatRequest, engine = guide): Promise<ChatEmission[]> {
  const pieces: ChatEmission[] = []
  await engine.answer(asked, (piece) => pieces.push(piece), io())
  return pieces
}
const textOf = (pieces: ChatEmission[]) => plainText(foldEvents(pieces))

describe('the engine', () => {
  test('needs no settings, and takes a folder and a pace', () => {
    expect(builtin.settings.parse({})).toEqual({ handbookDir: ownHandbookDir, paceMs: 5 })
    expect(builtin.settings.parse({ handbookDir: '/somewhere', paceMs: 0 })).toEqual({
      handbookDir: '/somewhere',
      paceMs: 0,
    })
  })

  test('offers one model, which neither sees nor reasons nor uses tools', async () => {
    const { chat } = builtin.create(builtin.settings.parse({}))
    expect(await chat?.listModels(io())).toEqual([
      {
        name: 'guide',
        label: 'Guide',
        abilities: { vision: false, tools: false, reasoning: false, contextTokens: 8000 },
      },
    ])
  })
})

describe('an answer', () => {
  test('comes in many pieces, then its sources, then the end', async () => {
    const pieces: ChatEmission[] = []
    const outcome = await guide.answer(
      request(user('How do I connect a language model?')),
      (piece) => pieces.push(piece),
      io(),
    )
    const types = pieces.map((piece) => piece.type)
    expect(types.filter((type) => type === 'text-delta').length).toBeGreaterThan(20)
    expect(types.at(-1)).toBe('source')
    expect(types.indexOf('source')).toBeGreaterThan(types.lastIndexOf('text-delta'))
    expect(outcome).toEqual({ reason: 'done', usage: null })
    expect(textOf(pieces)).toContain('OPENAI_API_KEY')
    const source = pieces.find((piece) => piece.type === 'source')
    expect(source?.url).toBe('/help/connect-a-model')
  })

  test('is the same at any pace', async () => {
    const asked = request(user('怎么删除对话'))
    const paced = createGuide({ handbookDir: ownHandbookDir, paceMs: 1 })
    expect(textOf(await collect(asked, paced))).toBe(textOf(await collect(asked)))
  })

  test('answers the last question, not the first', async () => {
    const text = textOf(
      await collect(
        request(
          user('How do I back up?'),
          { role: 'assistant', parts: [{ type: 'text', text: 'Like this.' }] },
          user('2+2'),
        ),
      ),
    )
    expect(text).toBe('2 + 2 = **4**')
  })

  test('goes on where a begun answer stopped', async () => {
    const question = user('What does the context switch do?')
    const whole = textOf(await collect(request(question)))
    const begun = whole.slice(0, 60)
    const rest = textOf(
      await collect(
        request(question, { role: 'assistant', parts: [{ type: 'text', text: begun }] }),
      ),
    )
    expect(begun + rest).toBe(whole)
  })

  test('begins again, set apart, after words that are not its own', async () => {
    const rest = textOf(
      await collect(
        request(user('1+1'), { role: 'assistant', parts: [{ type: 'text', text: 'Well,' }] }),
      ),
    )
    expect(rest).toBe('\n\n1 + 1 = **2**')
  })

  test('is honest to a question without words', async () => {
    const image: ChatTurn = {
      role: 'user',
      parts: [{ type: 'image', mime: 'image/png', data: new Uint8Array() }],
    }
    expect(textOf(await collect(request(image)))).toContain('not a language model')
  })
})

describe('as host', () => {
  const tool = (name: string) => ({ name, description: '', input: {} })
  const tools = ['draw_picture', 'make_clip', 'make_music', 'make_map'].map(tool)
  const hosted = (...turns: ChatTurn[]): ChatRequest => ({ ...request(...turns), tools })
  const done = (name: string, output: string, more = {}): ChatTurn => ({
    role: 'assistant',
    parts: [
      { type: 'tool-call', callId: 'host', name, input: '{}' },
      { type: 'tool-result', callId: 'host', name, output, ...more },
    ],
  })

  test.each([
    ['画一只猫', 'draw_picture', { prompt: '一只猫' }],
    ['a song about rain', 'make_music', { prompt: 'rain' }],
    ['A video of waves at sunset', 'make_clip', { prompt: 'waves at sunset' }],
  ])('“%s” is a call of %s and no word', async (said, name, input) => {
    const pieces: ChatEmission[] = []
    const outcome = await guide.answer(hosted(user(said)), (piece) => pieces.push(piece), io())
    expect(outcome).toEqual({ reason: 'tools', usage: null })
    expect(pieces).toEqual([
      { type: 'tool-call', callId: 'host', name, input: JSON.stringify(input) },
    ])
  })

  test('a map is laid out before it is stored, and led to after', async () => {
    const [call] = await collect(hosted(user('map a product launch')))
    const { title, outline, origin } = JSON.parse(call?.type === 'tool-call' ? call.input : '{}')
    expect(title).toBe('a product launch')
    expect(outline).toMatch(/^# a product launch\n\n## Goal\n- /)
    expect(outline).not.toContain('Guide')
    expect(origin).toMatch(/^\n\n## From the built-in Guide\n- /)
    const text = textOf(
      await collect(hosted(user('map a product launch'), done('make_map', '/mind?map=7'))),
    )
    expect(text).toContain('[Open the map](/mind?map=7)')
  })

  test('how to go on is said after the first work alone', async () => {
    const first = hosted(user('draw a cat'), done('draw_picture', 'as work #1'))
    expect(textOf(await collect(first))).toContain('another one')
    const before: ChatTurn[] = [user('draw a dog'), done('draw_picture', 'as work #1')]
    const later = hosted(...before, user('another one'), done('draw_picture', 'as work #2'))
    expect(await collect(later)).toEqual([])
  })

  test('what failed is told, and what was refused is not argued about', async () => {
    const failed = done('draw_picture', 'No model is connected yet.', { failed: true })
    expect(textOf(await collect(hosted(user('draw a cat'), failed)))).toBe(
      'No model is connected yet.',
    )
    const refused = done('draw_picture', 'Not done', { failed: true, refused: true })
    expect(textOf(await collect(hosted(user('draw a cat'), refused)))).toBe('OK, I won’t make it.')
  })

  test('where only the kind was said, it asks what it shall be', async () => {
    expect(textOf(await collect(hosted(user('画一张图'))))).toContain('画什么呢')
    const next = hosted(
      user('画一张图'),
      { role: 'assistant', parts: [{ type: 'text', text: '画什么呢？' }] },
      user('雨中的灯塔'),
    )
    expect(await collect(next)).toMatchObject([{ type: 'tool-call', name: 'draw_picture' }])
  })

  test('a question is answered from the handbook', async () => {
    const pieces = await collect(hosted(user('how do I draw a picture here?')))
    expect(pieces.map(({ type }) => type)).not.toContain('tool-call')
    expect(pieces.at(-1)).toMatchObject({ type: 'source' })
  })

  test('without the tool nothing is made', async () => {
    const pieces = await collect(request(user('draw a cat')))
    expect(pieces.map(({ type }) => type)).not.toContain('tool-call')
  })
})

describe('stopping', () => {
  test('ends between two pieces, and keeps what was said', async () => {
    const controller = new AbortController()
    const pieces: ChatEmission[] = []
    const answering = guide.answer(
      request(user('How do I connect a language model?')),
      (piece) => {
        pieces.push(piece)
        if (pieces.length === 3) controller.abort()
      },
      io(controller.signal),
    )
    await expect(answering).rejects.toMatchObject({ name: 'EngineError', kind: 'aborted' })
    expect(pieces).toHaveLength(3)
  })

  test('ends a wait at once', async () => {
    const controller = new AbortController()
    const slow = createGuide({ handbookDir: ownHandbookDir, paceMs: 1000 })
    const answering = slow.answer(
      request(user('hello')),
      () => queueMicrotask(() => controller.abort()),
      io(controller.signal),
    )
    await expect(answering).rejects.toMatchObject({ kind: 'aborted' })
  })

  test('says nothing when it was stopped before it began', async () => {
    const pieces: ChatEmission[] = []
    const answering = guide.answer(
      request(user('hello')),
      (piece) => pieces.push(piece),
      io(AbortSignal.abort()),
    )
    await expect(answering).rejects.toMatchObject({ kind: 'aborted' })
    expect(pieces).toEqual([])
  })
})

describe('a handbook that is not there', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'handbook-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('is said to be unavailable', async () => {
    const lost = createGuide({ handbookDir: folder, paceMs: 0 })
    await expect(lost.answer(request(user('hello')), () => undefined, io())).rejects.toMatchObject({
      name: 'EngineError',
      kind: 'broken',
    })
  })
})
