import { describe, expect, it } from 'vitest'
import type { MusicRequest } from '../../kinds/music.ts'
import { describeMusicEngine } from '../../testing/music.suite.ts'
import { type MusicSubject, songRequest, useMusicUpstream } from '../../testing/music-harness.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { startGcuiServer } from '../../testing/suno-gcui-server.ts'
import { createMusic } from './suno.music.ts'

const open = (settings: { baseUrl: string; apiKey: string }) =>
  createMusic({ dialect: 'gcui', callbackUrl: '', models: '', ...settings })

const subject: MusicSubject = {
  start: startGcuiServer,
  open,
  request: { model: 'chirp-v3-5' },
  // A request cannot be given up.
  lacks: ['cancelled', 'cancelling'],
}
describeMusicEngine('gcui', subject)

describe('when the words are sung', () => {
  const harness = useMusicUpstream(subject)

  it('is asked once a song is done', async () => {
    const { outcome } = await harness.finish()
    expect(outcome.songs[0]?.timed).toEqual([
      { text: 'The', startS: 1, endS: 1.5 },
      { text: 'lamp', startS: 1.5, endS: 2 },
    ])
  })
})

describe('when nobody knows when the words are sung', () => {
  const harness = useMusicUpstream({
    ...subject,
    start: (options) => startGcuiServer({ ...options, untimed: true }),
  })

  it('the song is as good without', async () => {
    const { outcome } = await harness.finish()
    expect(outcome.songs).toHaveLength(2)
    for (const song of outcome.songs) expect(song.timed).toBeUndefined()
  })
})

const cookie = '__client=eyJhbGciOiJSUzI1NiJ9.secret; __session=another-long-secret'
const own = { baseUrl: 'http://127.0.0.1:3000/api', apiKey: cookie }

const answered = (status: number, body: unknown) =>
  Object.assign(createReplyingIo({ status, body: JSON.stringify(body) }), { progress() {} })

const sent = async (more: Partial<MusicRequest>) => {
  const io = answered(200, [{ id: 'a', status: 'submitted' }])
  await open(own).submit(songRequest({ model: 'chirp-v3-5', ...more }), io)
  const [request] = io.sent
  return { ...request, body: JSON.parse(String(request?.body)) }
}

const parent = {
  ticket: {
    task: 'compose',
    id: '',
    model: 'chirp-v3-5',
    since: '2026-01-01T00:00:00Z',
    songs: [{ id: 'x' }, { id: 'a', style: 'folk', title: 'La' }],
  },
  index: 1,
}

describe('a request, as gcui is sent it', () => {
  it('goes by a cookie where one is given', async () => {
    expect((await sent({})).headers).toMatchObject({ cookie })
    expect((await sent({})).headers).not.toHaveProperty('authorization')
  })

  const common = { make_instrumental: false, model: 'chirp-v3-5', wait_audio: false }
  it.each<[string, Partial<MusicRequest>, string, object]>([
    [
      'an idea alone',
      { prompt: 'a shanty', negativePrompt: 'drums' },
      '/api/generate',
      { ...common, prompt: 'a shanty\nWithout drums.' },
    ],
    [
      'lyrics, style and title',
      {
        prompt: '',
        negativePrompt: 'drums',
        params: { lyrics: 'La la', style: 'folk', title: 'La' },
      },
      '/api/custom_generate',
      { ...common, prompt: 'La la', tags: 'folk', title: 'La', negative_tags: 'drums' },
    ],
    [
      'what goes on from the end of a song',
      { task: 'continue', prompt: '', parent, params: { lyrics: 'More', from: 0 } },
      '/api/extend_audio',
      {
        audio_id: 'a',
        prompt: 'More',
        tags: 'folk',
        title: 'La',
        negative_tags: '',
        model: 'chirp-v3-5',
        wait_audio: false,
      },
    ],
    ['the whole song', { task: 'join', prompt: '', parent }, '/api/concat', { clip_id: 'a' }],
  ])('%s', async (_, asked, path, body) => {
    const request = await sent(asked)
    expect(request.url).toBe(`http://127.0.0.1:3000${path}`)
    expect(request.body).toEqual(body)
  })

  it('an idea for lyrics, which are there at once', async () => {
    const io = answered(200, { title: 'Sea', text: 'La la', status: 'complete' })
    const asked = songRequest({ model: 'chirp-v3-5', task: 'write-lyrics', prompt: 'the sea' })
    expect(await open(own).submit(asked, io)).toEqual({
      outcome: { songs: [], lyrics: [{ title: 'Sea', text: 'La la' }] },
    })
  })
})

describe('trouble of the server with Suno', () => {
  it.each([
    [500, 'Error: Please provide a cookie either in the .env file or in the Cookie header'],
    [500, 'Error: Failed to get session id, you may need to update the SUNO_COOKIE'],
    [401, 'Error: No CAPTCHA appeared and generation did not proceed.'],
  ])('with status %i is told, and nothing was taken: %s', async (status, error) => {
    const failing = open(own).submit(
      songRequest({ model: 'chirp-v3-5' }),
      answered(status, { error }),
    )
    await expect(failing).rejects.toMatchObject({
      kind: 'overloaded',
      untaken: true,
      message: expect.stringContaining(error),
    })
  })

  it('never tells of the cookie', async () => {
    const error = 'Error: bad __client=eyJhbGciOiJSUzI1NiJ9.secret and another-long-secret'
    const failing = open(own).submit(songRequest({ model: 'chirp-v3-5' }), answered(500, { error }))
    const failure = await failing.catch((one: unknown) => one)
    expect(String(failure)).toContain('Error: bad')
    expect(String(failure)).not.toMatch(/eyJhb|another-long/)
  })
})
