import { describe, expect, it } from 'vitest'
import type { ImageRequest } from '../../kinds/image.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { samplePicture } from '../../testing/sample-picture.ts'
import { openComfyUi } from './comfyui.image.ts'

const engine = openComfyUi({ baseUrl: 'http://comfy.test', apiKey: '', workflows: '[]' }).image

describe('a prompt that moves while it is looked for', () => {
  const done = {
    p: {
      outputs: { '9': { images: [{ filename: 'a b.png', subfolder: 's', type: 'output' }] } },
      status: null,
    },
  }

  it('is found in history after all', async () => {
    const io = createReplyingIo(
      { body: '{}' },
      { body: '{"queue_running":[],"queue_pending":[]}' },
      { body: JSON.stringify(done) },
    )
    const url = 'http://comfy.test/view?filename=a+b.png&subfolder=s&type=output'
    expect(await engine.check({ promptId: 'p' }, io)).toEqual({
      state: 'done',
      outcome: { pictures: [{ url }], texts: [] },
    })
  })

  it('is interrupted when it begins to run before it could be taken out of the queue', async () => {
    const row = [0, 'p', {}, {}, []]
    const io = createReplyingIo(
      { body: JSON.stringify({ queue_running: [], queue_pending: [row] }) },
      { body: '' },
      { body: JSON.stringify({ queue_running: [row], queue_pending: [] }) },
      { body: '' },
    )
    await engine.cancel?.({ promptId: 'p' }, io)
    expect(io.sent.map(({ url }) => URL.parse(url)?.pathname)).toEqual([
      '/queue',
      '/queue',
      '/queue',
      '/interrupt',
    ])
  })

  it('that failed tells the node and why', async () => {
    const error = {
      node_type: 'LoraLoader',
      exception_type: 'ValueError',
      exception_message: 'bad shape\n',
    }
    const status = { status_str: 'error', completed: false, messages: [['execution_error', error]] }
    const io = createReplyingIo({ body: JSON.stringify({ p: { outputs: {}, status } }) })
    expect(await engine.check({ promptId: 'p' }, io)).toEqual({
      state: 'failed',
      kind: 'invalid',
      message: 'LoraLoader: ValueError: bad shape',
    })
  })
})

it('a picture that cannot be handed up leaves the request untaken', async () => {
  const io = createReplyingIo({ status: 500, body: '' })
  const request: ImageRequest = {
    key: 'work-1',
    model: 'upscale',
    task: 'upscale',
    prompt: '',
    negativePrompt: '',
    pictures: [samplePicture('source')],
    params: { upscaler: 'x' },
    count: 1,
    parent: null,
    locale: 'en-US',
  }
  await expect(engine.submit(request, { ...io, progress() {} })).rejects.toMatchObject({
    kind: 'broken',
    untaken: true,
  })
  expect(io.sent.map(({ url }) => url)).toEqual(['http://comfy.test/upload/image'])
})
