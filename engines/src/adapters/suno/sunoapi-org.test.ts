import { describe, expect, it } from 'vitest'
import type { MusicRequest } from '../../kinds/music.ts'
import { describeMusicEngine } from '../../testing/music.suite.ts'
import { songRequest } from '../../testing/music-harness.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { startSunoOrgServer } from '../../testing/suno-org-server.ts'
import { createMusic } from './suno.music.ts'

const open = (settings: { baseUrl: string; apiKey: string; callbackUrl?: string }) =>
  createMusic({ dialect: 'sunoapi.org', callbackUrl: '', models: '', ...settings })

describeMusicEngine('sunoapi.org', {
  start: startSunoOrgServer,
  open,
  request: { model: 'V4_5' },
  // A request cannot be given up, and codes come without headers.
  lacks: ['cancelled', 'cancelling', 'how long to wait'],
})

const own = { baseUrl: 'https://api.sunoapi.org/', apiKey: 'sk-own-key' }
const taken = JSON.stringify({ code: 200, msg: 'success', data: { taskId: 't1' } })

const sent = async (more: Partial<MusicRequest>, callbackUrl = 'https://me.example/cb') => {
  const io = Object.assign(createReplyingIo({ body: taken }), { progress() {} })
  await open({ ...own, callbackUrl }).submit(songRequest({ model: 'V4', ...more }), io)
  const [request] = io.sent
  return { ...request, body: JSON.parse(String(request?.body)) }
}

const before = (song: object) => ({
  ticket: {
    task: 'compose',
    id: 't0',
    model: 'V5',
    since: '2026-01-01T00:00:00Z',
    songs: [{ id: 'a' }, { id: 'b', ...song }],
  },
  index: 1,
})

describe('a request, as sunoapi.org is sent it', () => {
  it('names the key, and somewhere to report to', async () => {
    const { url, headers, body } = await sent({}, '')
    expect(url).toBe('https://api.sunoapi.org/api/v1/generate')
    expect(headers).toMatchObject({ authorization: 'Bearer sk-own-key' })
    expect(body.callBackUrl).toBe('https://api.sunoapi.org')
  })

  const common = { model: 'V4', instrumental: false, callBackUrl: 'https://me.example/cb' }
  it.each<[string, Partial<MusicRequest>, object]>([
    ['an idea alone', { prompt: 'a shanty' }, { ...common, customMode: false, prompt: 'a shanty' }],
    [
      'an idea with what else was said, in words',
      {
        prompt: 'a shanty',
        negativePrompt: 'drums',
        params: { style: 'folk', vocalGender: 'female', title: 'Not sent' },
      },
      {
        ...common,
        customMode: false,
        prompt: 'a shanty\nStyle: folk.\nSung by a female voice.\nWithout drums.',
      },
    ],
    [
      'lyrics, style and title',
      {
        prompt: '',
        negativePrompt: 'drums',
        params: { lyrics: 'La la', style: 'folk', title: 'La', vocalGender: 'male' },
      },
      {
        ...common,
        customMode: true,
        prompt: 'La la',
        style: 'folk',
        title: 'La',
        negativeTags: 'drums',
        vocalGender: 'm',
      },
    ],
    [
      'lyrics with an idea for a style, and a title of their first line',
      { prompt: 'slow folk', params: { lyrics: '[Verse]\nLa la\nLo', vocalGender: 'auto' } },
      {
        ...common,
        customMode: true,
        prompt: '[Verse]\nLa la\nLo',
        style: 'slow folk',
        title: 'La la',
      },
    ],
    [
      'a style without a voice',
      { prompt: '', params: { style: 'piano', instrumental: true, lyrics: 'unsung' } },
      { ...common, instrumental: true, customMode: true, style: 'piano', title: 'piano' },
    ],
    [
      'what goes on from a song in its own model, from where it is told',
      {
        task: 'continue',
        parent: before({ seconds: 61.5, style: 'folk', title: 'La' }),
        params: { lyrics: 'More', from: 40 },
      },
      {
        audioId: 'b',
        model: 'V5',
        callBackUrl: 'https://me.example/cb',
        defaultParamFlag: true,
        continueAt: 40,
        prompt: 'More',
        style: 'folk',
        title: 'La',
      },
    ],
    [
      'what goes on from the end of a song whose length is known',
      {
        task: 'continue',
        prompt: 'softer',
        parent: before({ seconds: 61.5, style: 'folk', title: 'La' }),
      },
      {
        audioId: 'b',
        model: 'V5',
        callBackUrl: 'https://me.example/cb',
        defaultParamFlag: true,
        continueAt: 61,
        prompt: 'softer',
        style: 'folk',
        title: 'La',
      },
    ],
    [
      'what goes on as it was',
      { task: 'continue', prompt: '', parent: before({}) },
      {
        audioId: 'b',
        model: 'V5',
        callBackUrl: 'https://me.example/cb',
        defaultParamFlag: false,
      },
    ],
    [
      'an idea for lyrics',
      { task: 'write-lyrics', prompt: 'the sea' },
      { prompt: 'the sea', callBackUrl: 'https://me.example/cb' },
    ],
  ])('%s', async (_, request, body) => {
    expect((await sent(request)).body).toEqual(body)
  })

  it.each<[string, Partial<MusicRequest>]>([
    ['lyrics without a style', { prompt: '', params: { lyrics: 'La' } }],
    ['words to go on with, from nobody knows where', { task: 'continue', parent: before({}) }],
    ['a model that is not offered', { model: 'V1' }],
    ['the whole song', { task: 'join', parent: before({}) }],
  ])('never %s', async (_, request) => {
    await expect(sent(request)).rejects.toMatchObject({ kind: 'invalid' })
  })
})

const check = (data: object, task = 'compose') => {
  const ticket = { task, id: 't', songs: [], model: 'V4', since: '2026-01-01T00:00:00Z' }
  const io = createReplyingIo({ body: JSON.stringify({ code: 200, msg: 'success', data }) })
  return open(own).check(ticket, io)
}

describe('what sunoapi.org tells', () => {
  const song = { id: 'a', audioUrl: 'https://f.example/a.mp3', title: 'La', duration: 60 }

  it('of a callback that failed is nothing: songs that are there count', async () => {
    const body = (songs: object[]) =>
      check({ status: 'CALLBACK_EXCEPTION', response: { sunoData: songs } })
    expect(await body([song])).toMatchObject({ state: 'done' })
    expect((await body([song, { id: 'b', audioUrl: '' }])).state).toBe('running')
  })

  it('of words is several versions', async () => {
    const versions = [
      { title: 'A', text: 'One' },
      { title: 'B', text: 'Two' },
    ]
    const data = [...versions, { title: 'C', text: '', status: 'failed' }]
    expect(await check({ status: 'success', response: { data } }, 'write-lyrics')).toMatchObject({
      state: 'done',
      outcome: { songs: [], lyrics: versions },
    })
  })

  it.each([
    [429, 'The current credits are insufficient', 'quota', false],
    [429, 'Rate limited: too many requests', 'rate', false],
    [402, 'Insufficient credits', 'quota', false],
    [405, 'The call exceeds the limit', 'rate', false],
    [413, 'The prompt is too long', 'too_long', false],
    [400, 'Contains sensitive words', 'refused', false],
    [455, 'The site is under maintenance', 'overloaded', true],
    [500, 'Server exception', 'broken', false],
  ])('by code %i and "%s" is %s', async (code, msg, kind, untaken) => {
    const io = Object.assign(createReplyingIo({ body: JSON.stringify({ code, msg }) }), {
      progress() {},
    })
    await expect(open(own).submit(songRequest({ model: 'V4' }), io)).rejects.toMatchObject({
      kind,
      message: msg,
      untaken,
    })
    expect(io.sent).toHaveLength(1)
  })
})
