import { describe, expect, it } from 'vitest'
import type { MusicRequest } from '../../kinds/music.ts'
import { describeMusicEngine } from '../../testing/music.suite.ts'
import { songRequest } from '../../testing/music-harness.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { startNewApiServer } from '../../testing/suno-new-api-server.ts'
import { createMusic } from './suno.music.ts'

const open = (settings: { baseUrl: string; apiKey: string }) =>
  createMusic({ dialect: 'new-api', callbackUrl: '', models: '', ...settings })

const subject = {
  open,
  request: { model: 'chirp-v4' },
  // A request cannot be given up.
  lacks: ['cancelled', 'cancelling'],
} as const

describeMusicEngine('new-api', { start: startNewApiServer, ...subject })
describeMusicEngine('new-api in small letters', {
  start: (options) => startNewApiServer({ ...options, small: true }),
  ...subject,
})

const own = { baseUrl: 'https://gate.example/suno', apiKey: 'sk-own-key' }

const answered = (body: unknown) =>
  Object.assign(createReplyingIo({ body: JSON.stringify(body) }), { progress() {} })

const sent = async (more: Partial<MusicRequest>) => {
  const io = answered({ code: 'success', message: '', data: 't1' })
  await open(own).submit(songRequest({ model: 'chirp-v4', ...more }), io)
  const [request] = io.sent
  return { ...request, body: JSON.parse(String(request?.body)) }
}

const parent = {
  ticket: {
    task: 'compose',
    id: 't0',
    model: 'chirp-auk',
    since: '2026-01-01T00:00:00Z',
    songs: [{ id: 'a', style: 'folk', title: 'La' }],
  },
  index: 0,
}

describe('a request, as new-api is sent it', () => {
  it('names the key', async () => {
    const { url, headers } = await sent({})
    expect(url).toBe('https://gate.example/suno/submit/music')
    expect(headers).toMatchObject({ authorization: 'Bearer sk-own-key' })
  })

  const common = { mv: 'chirp-v4', make_instrumental: false }
  it.each<[string, Partial<MusicRequest>, object]>([
    [
      'an idea alone',
      { prompt: 'a shanty', params: { style: 'folk' } },
      { ...common, gpt_description_prompt: 'a shanty\nStyle: folk.' },
    ],
    [
      'lyrics, style and title',
      { prompt: '', params: { lyrics: 'La la', style: 'folk', title: 'La' } },
      { ...common, prompt: 'La la', tags: 'folk', title: 'La' },
    ],
    [
      'a style without a voice',
      { prompt: '', params: { style: 'piano', instrumental: true } },
      { mv: 'chirp-v4', make_instrumental: true, prompt: '', tags: 'piano', title: '' },
    ],
    [
      'what goes on from a song',
      { task: 'continue', prompt: '', parent, params: { lyrics: 'More', from: 40 } },
      {
        ...common,
        prompt: 'More',
        tags: 'folk',
        title: 'La',
        task_id: 't0',
        continue_clip_id: 'a',
        continue_at: 40,
      },
    ],
    ['an idea for lyrics', { task: 'write-lyrics', prompt: 'the sea' }, { prompt: 'the sea' }],
  ])('%s', async (_, request, body) => {
    expect((await sent(request)).body).toEqual(body)
  })
})

describe('what a gateway tells', () => {
  const since = '2026-01-01T00:00:00Z'
  const ticket = { task: 'compose', id: 't', songs: [], model: 'chirp-v4', since }

  it.each([['success'], [200], [1]])('is good by code %s', async (code) => {
    const io = answered({ code, message: '', data: { task_id: 't9' } })
    const answer = await open(own).submit(songRequest({ model: 'chirp-v4' }), io)
    expect(answer).toMatchObject({ ticket: { id: 't9' } })
  })

  it('is an error by any other, which may have come after the request was taken', async () => {
    const io = answered({ code: 'fail', message: 'upstream hung up', data: null })
    await expect(open(own).submit(songRequest({ model: 'chirp-v4' }), io)).rejects.toMatchObject({
      kind: 'broken',
      untaken: false,
      message: 'upstream hung up',
    })
    expect(io.sent).toHaveLength(1)
  })

  it('of the whole may come before the other song of a pair is final', async () => {
    const song = { id: 'a', status: 'complete', audio_url: 'https://f.example/a.mp3' }
    const statusFor = async (status: string) => {
      const other = { id: 'b', status, audio_url: 'https://f.example/b.mp3' }
      const data = { task_id: 't', status: 'SUCCESS', progress: '100%', data: [song, other] }
      return open(own).check(ticket, answered({ code: 'success', message: '', data }))
    }
    expect(await statusFor('streaming')).toEqual({ state: 'running' })
    expect(await statusFor('complete')).toMatchObject({
      state: 'done',
      outcome: { songs: [{ audio: { url: song.audio_url } }, {}] },
      ticket: { songs: [{ id: 'a' }, { id: 'b' }] },
    })
    expect(await statusFor('error')).toMatchObject({ ticket: { songs: [{ id: 'a' }] } })
  })

  it('of how far a song is, is passed on', async () => {
    const data = { task_id: 't', status: 'IN_PROGRESS', progress: '35%', data: null }
    const io = answered({ code: 'success', message: '', data })
    expect(await open(own).check(ticket, io)).toEqual({ state: 'running', progress: 35 })
  })
})
