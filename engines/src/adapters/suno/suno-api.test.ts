import { describe, expect, it } from 'vitest'
import type { MusicRequest } from '../../kinds/music.ts'
import { describeMusicEngine } from '../../testing/music.suite.ts'
import { songRequest } from '../../testing/music-harness.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { startSunoPythonServer } from '../../testing/suno-python-server.ts'
import { createMusic } from './suno.music.ts'

const open = (settings: { baseUrl: string; apiKey: string }) =>
  createMusic({ dialect: 'suno-api', callbackUrl: '', models: '', ...settings })

describeMusicEngine('Suno-API', {
  start: startSunoPythonServer,
  open,
  request: { model: 'chirp-v3-5' },
  // A request cannot be given up.
  lacks: ['cancelled', 'cancelling'],
})

const own = { baseUrl: 'http://127.0.0.1:8000', apiKey: '' }
const answered = (body: unknown, status = 200) =>
  Object.assign(createReplyingIo({ status, body: JSON.stringify(body) }), { progress() {} })

const sent = async (more: Partial<MusicRequest>, reply: unknown = { clips: [{ id: 'a' }] }) => {
  const io = answered(reply)
  const answer = await open(own).submit(songRequest({ model: 'chirp-v3-5', ...more }), io)
  const [request] = io.sent
  return { ...request, answer, body: JSON.parse(String(request?.body)) }
}

const parent = {
  ticket: {
    task: 'compose',
    id: '',
    model: 'chirp-v3-5',
    since: '2026-01-01T00:00:00Z',
    songs: [{ id: 'a', style: 'folk', title: 'La' }],
  },
  index: 0,
}

describe('a request, as Suno-API is sent it', () => {
  it.each<[string, Partial<MusicRequest>, string, object]>([
    [
      'an idea alone, or a style without a voice',
      { prompt: 'a shanty', params: { style: 'folk', instrumental: true } },
      '/generate/description-mode',
      {
        gpt_description_prompt: 'a shanty\nStyle: folk.',
        make_instrumental: true,
        mv: 'chirp-v3-5',
        prompt: '',
      },
    ],
    [
      'lyrics, with all that is asked for',
      { prompt: '', params: { lyrics: 'La la' } },
      '/generate',
      { prompt: 'La la', mv: 'chirp-v3-5', title: '', tags: '', negative_tags: '' },
    ],
    [
      'what goes on from a song, from a whole second',
      { task: 'continue', prompt: '', parent, params: { lyrics: 'More', from: 40.4 } },
      '/generate',
      {
        prompt: 'More',
        mv: 'chirp-v3-5',
        title: 'La',
        tags: 'folk',
        negative_tags: '',
        continue_clip_id: 'a',
        continue_at: 40,
      },
    ],
  ])('%s', async (_, songRequest, path, body) => {
    const request = await sent(songRequest)
    expect(request.url).toBe(`http://127.0.0.1:8000${path}`)
    expect(request.body).toEqual(body)
    expect(request.headers).not.toHaveProperty('authorization')
  })

  it('an idea for lyrics, which are asked for later', async () => {
    const songRequest = { task: 'write-lyrics', prompt: 'the sea' } as const
    const { answer } = await sent(songRequest, { id: 'words' })
    if (!('ticket' in answer) || !answer.ticket) return expect.fail('there is no ticket')
    const words = { status: 'complete', title: 'Sea', text: 'La' }
    const io = answered(words)
    expect(await open(own).check(answer.ticket, io)).toMatchObject({
      state: 'done',
      outcome: { lyrics: [{ title: 'Sea', text: 'La' }] },
    })
    expect(io.sent[0]?.url).toBe('http://127.0.0.1:8000/lyrics/words')
  })
})

describe('an error within a good answer', () => {
  it.each([
    ['An error occurred: Connection reset', 200, 'broken', false],
    [{ detail: 'Insufficient credits.' }, 200, 'quota', false],
    [{ detail: 'No sessions available' }, 500, 'overloaded', true],
    [{ detail: [{ loc: ['body', 'tags'], msg: 'Field required' }] }, 422, 'invalid', false],
  ])('%j with status %i is %s', async (body, status, kind, untaken) => {
    const failing = open(own).submit(songRequest({ model: 'chirp-v3-5' }), answered(body, status))
    await expect(failing).rejects.toMatchObject({ kind, untaken })
  })
})
