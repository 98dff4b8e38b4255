import { describe, expect, it } from 'vitest'
import type { ImageRequest } from '../../kinds/image.ts'
import { midjourneyButtons } from '../../testing/midjourney-buttons.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { samplePicture } from '../../testing/sample-picture.ts'
import { createImage } from './midjourney-proxy.image.ts'

const settings = { apiKey: '', auth: 'mj-api-secret', line: 'auto', versions: '7' } as const

const asked: ImageRequest = {
  key: 'work-9',
  model: 'midjourney-7',
  task: 'draw',
  prompt: 'a cat',
  negativePrompt: '',
  pictures: [],
  params: {},
  count: 1,
  parent: null,
  locale: 'zh-CN',
}

describe('answers of the proxy', () => {
  const replying = (body: unknown, status = 200) => {
    const io = createReplyingIo({
      status,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const engine = createImage({ ...settings, baseUrl: 'http://proxy.test/mj/', line: 'trueai' })
    return { io, engine, submit: () => engine.submit(asked, { ...io, progress() {} }) }
  }

  it('keep ids that a double would spoil', async () => {
    const { submit } = replying('{"code":1,"description":"ok","result":1712345678901234567}')
    expect(await submit()).toEqual({ ticket: { id: '1712345678901234567' } })
  })

  it.each([
    [{ code: 1, result: '7' }, { ticket: { id: '7' } }],
    [{ code: 22, result: '8', properties: { numberOfQueues: 3 } }, { ticket: { id: '8' } }],
    [
      { code: 21, result: '9', properties: { status: 'SUCCESS', imageUrl: 'x' } },
      { ticket: { id: '9' } },
    ],
  ])('that stand for success: %j', async (reply, ticket) => {
    const { submit, io } = replying(reply)
    expect(await submit()).toEqual(ticket)
    expect(io.sent).toHaveLength(1)
  })

  it.each([
    [{ code: 23, description: 'full', result: '1' }, { kind: 'rate' }],
    [
      { code: 24, description: 'x', properties: { bannedWord: 'blood' } },
      { kind: 'refused', message: 'x: blood' },
    ],
    [{ code: 3, description: 'gone' }, { kind: 'invalid' }],
    [{ code: 4, description: 'bad' }, { kind: 'invalid' }],
    [
      { code: 9, description: '无可用的账号实例' },
      { kind: 'overloaded', untaken: true },
    ],
    [
      { code: 77, description: 'what?' },
      { kind: 'broken', untaken: false },
    ],
    [
      { code: 1, description: 'ok' },
      { kind: 'nonsense', untaken: false },
    ],
  ])('that do not: %j', async (reply, failure) => {
    await expect(replying(reply).submit()).rejects.toMatchObject(failure)
  })

  it.each([
    ['SUBMITTED', '0%', { state: 'waiting' }],
    ['not_start', '', { state: 'waiting' }],
    [
      'in_progress',
      '31%',
      { state: 'running', progress: 31, preview: { url: 'http://proxy.test/a.png' } },
    ],
    ['MODAL', '0%', { state: 'waiting' }],
    ['CANCEL', '', { state: 'failed', kind: 'aborted' }],
    ['FAILURE', '', { state: 'failed', kind: 'refused', message: 'Banned prompt detected' }],
  ])('tell of a task that is %s', async (status, progress, found) => {
    const failReason = status === 'FAILURE' ? 'Banned prompt detected' : undefined
    const { engine, io } = replying({ id: '5', status, progress, imageUrl: '/a.png', failReason })
    expect(await engine.check({ id: '5' }, io)).toMatchObject(found)
  })

  it.each([[''], ['null'], ['{"code":3,"description":"Not found"}']])(
    'that know nothing of a task: %s',
    async (body) => {
      const { engine, io } = replying(body)
      expect(await engine.check({ id: '5' }, io)).toMatchObject({
        state: 'failed',
        kind: 'broken',
      })
    },
  )

  it('give several pictures where they are told apart', async () => {
    const imageUrls = [1, 2, 3, 4].map((at) => ({
      url: `https://cdn.test/${at}.webp`,
      thumbnail: 't',
    }))
    const buttons = midjourneyButtons('IMAGINE', 'h').map((customId) => ({ customId }))
    const task = {
      id: '5',
      action: 'IMAGINE',
      status: 'SUCCESS',
      imageUrl: 'https://cdn.test/g.png',
    }
    const { engine, io } = replying({ ...task, imageUrls, buttons, seed: '77' })
    const found = await engine.check({ id: '5' }, io)
    expect(found).toMatchObject({
      outcome: { seed: 77, pictures: imageUrls.map(({ url }) => ({ url })) },
    })
    expect(found).not.toHaveProperty('outcome.tiles')
  })

  it.each([
    [404, '{"timestamp":"x","status":404,"error":"Not Found","path":"/"}', false],
    [404, '404 page not found', false],
    [404, '{"code":3,"description":"x"}', true],
    [200, '{"code":4,"description":"x"}', true],
    [400, '{"code":4,"description":"x","type":"upstream_error"}', true],
  ])('tell which line it is: %s %s', async (status, body, isNewer) => {
    const io = createReplyingIo({ status, body })
    const engine = createImage({ ...settings, baseUrl: 'http://proxy.test' })
    const [model] = await engine.listModels(io)
    expect(model?.declaration.tasks.shorten !== undefined).toBe(isNewer)
    await engine.listModels(io)
    expect(io.sent.map(({ url }) => url)).toEqual(['http://proxy.test/mj/submit/action'])
  })

  it('that refuse a picture the prompt names leave the request untaken', async () => {
    const { engine, io } = replying('', 502)
    const request = { ...asked, pictures: [samplePicture('style')] }
    await expect(engine.submit(request, { ...io, progress() {} })).rejects.toMatchObject({
      kind: 'broken',
      untaken: true,
    })
    expect(io.sent).toHaveLength(1)
  })
})
