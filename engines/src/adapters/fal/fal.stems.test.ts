import { describe, expect, it } from 'vitest'
import type { StemsRequest } from '../../kinds/stems.ts'
import { toDataUrl } from '../../picture-text.ts'
import { startFalServer } from '../../testing/fal-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { describeStemsEngine } from '../../testing/stems.suite.ts'
import { sampleSong, stemsRequest } from '../../testing/stems-harness.ts'
import { createStems } from './fal.stems.ts'

describeStemsEngine('fal', {
  start: startFalServer,
  open: createStems,
  request: { model: 'fal-ai/demucs' },
})

const engine = createStems({ baseUrl: 'https://queue.fal.run', apiKey: 'id:secret' })

describe('a song, as fal is sent it', () => {
  const sent = async (more: Partial<StemsRequest>) => {
    const io = Object.assign(createReplyingIo({ body: '{"request_id":"1"}' }), { progress() {} })
    await engine.submit(stemsRequest({ model: 'fal-ai/demucs', ...more }), io)
    expect(io.sent.map(({ url }) => url)).toEqual(['https://queue.fal.run/fal-ai/demucs'])
    return JSON.parse(String(io.sent[0]?.body))
  }

  it('is within the request, or its address', async () => {
    expect(await sent({})).toEqual({
      audio_url: toDataUrl(sampleSong()),
      model: 'htdemucs_ft',
      stems: ['vocals', 'drums', 'bass', 'other'],
      output_format: 'mp3',
    })
    const url = 'https://atelier.example/song.mp3'
    const params = { stems: 'six', format: 'wav' }
    expect(await sent({ params, inputs: [sampleSong(url)] })).toEqual({
      audio_url: url,
      model: 'htdemucs_6s',
      stems: ['vocals', 'drums', 'bass', 'guitar', 'piano', 'other'],
      output_format: 'wav',
    })
  })
})

it('keeps the stems that there are, and no address that is none', async () => {
  const at = 'https://queue.fal.run/fal-ai/demucs/requests/1'
  const io = createReplyingIo(
    { body: '{"status":"COMPLETED"}' },
    {
      body: JSON.stringify({
        vocals: { url: 'https://v3.fal.media/files/vocals.mp3' },
        drums: { url: 'file:///etc/passwd' },
        bass: null,
        metadata: { url: 'https://v3.fal.media/files/other.json' },
      }),
    },
  )
  const ticket = { set: 'four', status: `${at}/status`, response: at, cancel: `${at}/cancel` }
  expect(await engine.check(ticket, io)).toEqual({
    state: 'done',
    outcome: {
      stems: [{ name: 'vocals', audio: { url: 'https://v3.fal.media/files/vocals.mp3' } }],
    },
  })
})
