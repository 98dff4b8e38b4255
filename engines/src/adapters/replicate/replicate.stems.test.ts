import { describe, expect, it } from 'vitest'
import type { StemsRequest } from '../../kinds/stems.ts'
import { toDataUrl } from '../../picture-text.ts'
import { startReplicateServer } from '../../testing/replicate-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { describeStemsEngine } from '../../testing/stems.suite.ts'
import { sampleSong, stemsRequest } from '../../testing/stems-harness.ts'
import { replicate } from './index.ts'
import { createStems, demucsAtReplicate } from './replicate.stems.ts'

describeStemsEngine('replicate', {
  start: startReplicateServer,
  open: (settings) => createStems({ ...settings, stemsModel: demucsAtReplicate }),
  request: { model: 'cjwbw/demucs' },
})

const open = (more: { stemsModel?: string } = {}) => {
  const { stems } = replicate.create(replicate.settings.parse({ apiKey: 'r8_secret', ...more }))
  return stems ?? expect.fail('it takes nothing apart')
}
const taken = '{"id":"p1","status":"starting"}'
const begin = async (more: Partial<StemsRequest>, engine = open(), ...before: string[]) => {
  const replies = [...before, taken].map((body) => ({ body }))
  const io = Object.assign(createReplyingIo(...replies), { progress() {} })
  await engine.submit(stemsRequest({ model: 'cjwbw/demucs', ...more }), io)
  return io.sent.map(({ url, body }) => ({
    path: url.slice('https://api.replicate.com/v1'.length),
    body,
    json: () => JSON.parse(String(body)),
  }))
}

describe('a song, as Replicate is sent it', () => {
  it('goes to the version that is pinned', async () => {
    const [request, ...others] = await begin({ params: { stems: 'two' } })
    expect([request?.path, others]).toEqual(['/predictions', []])
    expect(request?.json()).toEqual({
      version: '25a173108cff36ef9f80f854c162d01df9e6528be175794b81158fa03836d953',
      input: {
        audio: toDataUrl(sampleSong()),
        model_name: 'htdemucs_ft',
        stem: 'vocals',
        output_format: 'mp3',
      },
    })
  })

  it('goes to another that an operator names', async () => {
    const model = 'me/demucs'
    const [pinned] = await begin({ model }, open({ stemsModel: `${model}:abc` }))
    expect([pinned?.path, pinned?.json().version]).toEqual(['/predictions', 'abc'])
    const [latest] = await begin({ model }, open({ stemsModel: model }))
    expect(latest?.path).toBe('/models/me/demucs/predictions')
    expect(() => open({ stemsModel: '../account' })).toThrow()
  })

  it('is uploaded before by a name that tells what it is, where it is large and has no address', async () => {
    const song = { ...sampleSong(), data: new Uint8Array(300_000) }
    const url = 'https://api.replicate.com/v1/files/f1'
    const kept = JSON.stringify({ urls: { get: url } })
    const [upload, request] = await begin({ inputs: [song] }, open(), kept)
    expect(upload?.path).toBe('/files')
    expect(Buffer.from(upload?.body ?? '').toString('latin1')).toContain('filename="audio.mp3"')
    expect(request?.json().input.audio).toBe(url)
    const [alone] = await begin({ inputs: [{ ...song, url: 'https://atelier.example/a.mp3' }] })
    expect(alone?.json().input.audio).toBe('https://atelier.example/a.mp3')
  })
})

describe('what came of a song', () => {
  const url = (name: string) => `https://replicate.delivery/${name}.mp3`
  const ask = (set: string, output: object) =>
    open().check(
      { id: 'p1', set },
      createReplyingIo({ body: JSON.stringify({ id: 'p1', status: 'succeeded', output }) }),
    )

  it.each(['other', 'no_vocals', 'instrumental', 'accompaniment'])(
    'is the voice and the backing, which may be called %s',
    async (theirs) => {
      const output = { [theirs]: url('b'), bass: null, vocals: url('a') }
      expect(await ask('two', output)).toEqual({
        state: 'done',
        outcome: {
          stems: [
            { name: 'vocals', audio: { url: url('a') } },
            { name: 'backing', audio: { url: url('b') } },
          ],
        },
      })
    },
  )

  it('says that it has expired', async () => {
    const body = { id: 'p1', status: 'succeeded', output: null, data_removed: true }
    const io = createReplyingIo({ body: JSON.stringify(body) })
    expect(await open().check({ id: 'p1', set: 'two' }, io)).toMatchObject({
      state: 'failed',
      kind: 'broken',
      message: expect.stringContaining('expired'),
    })
  })
})
