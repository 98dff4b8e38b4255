// Voices by an upstream that speaks as OpenAI does: what they cost, and that nobody pays for nothing or twice.
import { api } from '@atelier/contract'
import { openAiCompatible } from '@atelier/engines/adapters/openai-compatible/index'
import { startOpenAiVoiceServer } from '@atelier/engines/testing/openai-voice-server'
import { createTestIo, type TestIo } from '@atelier/engines/testing/test-io'
import type { UpstreamServer } from '@atelier/engines/testing/upstream-server'
import { toneFile } from '@atelier/engines/testing/voice-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Credential, openServerBeside } from '../../../testing/test-app.ts'
import { openPaidChat, type PaidChat } from '../chat/testing/paid-chat.ts'
import { forgetVoices, sweepVoices } from './keep-voices.ts'
import { voiceResults } from './voice-results.table.ts'

let paid: PaidChat
let io: TestIo
let upstream: UpstreamServer
/** Of each request its own, so that nobody is too fast. */
let address = 0
beforeAll(async () => {
  io = createTestIo()
  upstream = await startOpenAiVoiceServer({ key: 'sk-right', heard: 'What was said.' })
  paid = await openPaidChat({}, { engines: [openAiCompatible], engineRequest: io.request })
  await paid.test.services.chat.catalog.connectFound(
    [
      { engine: 'scripted', preset: 'scripted', label: 'Scripted', settings: {} },
      ...['voice', 'wrong'].map((preset) => ({
        engine: 'openai-compatible',
        preset,
        label: preset,
        settings: { baseUrl: upstream.url, apiKey: preset === 'voice' ? 'sk-right' : 'sk-wrong' },
      })),
    ],
    'environment',
  )
})
beforeEach(async () => {
  upstream.requests.length = 0
  await paid.test.configure({
    speechConnection: 'voice',
    speechPrice: 2,
    speechVoice: '',
    speechModel: '',
    transcriptionConnection: 'voice',
    transcriptionPrice: 60,
    priceFactor: 1,
  })
})
afterAll(async () => {
  await paid.test.close()
  await io.close()
  await upstream.close()
})

const from = () => `10.9.${address >> 8}.${address++ & 255}`

async function send(as: Credential, url: string, payload: object, host = 'localhost') {
  return paid.test.app.inject({
    method: 'POST',
    url: `/api${url}`,
    remoteAddress: from(),
    headers: { host, authorization: as, 'accept-language': 'en-US' },
    payload,
  })
}
const speak = (as: Credential, text: string, more = {}) =>
  send(as, api.voice.speak.path, { text, ...more })

async function transcribe(as: Credential, recording: Uint8Array, language = 'en') {
  const form = new FormData()
  form.append('language', language)
  form.append('file', new Blob([new Uint8Array(recording)]), 'file')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return paid.test.app.inject({
    method: 'POST',
    url: `/api${api.voice.transcribe.path}`,
    remoteAddress: from(),
    headers: {
      host: 'localhost',
      authorization: as,
      'accept-language': 'en-US',
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const asked = (path: string) => upstream.requests.filter((each) => each.path === path).length
const spoken = () => asked('/v1/audio/speech')
const written = () => asked('/v1/audio/transcriptions')

describe('the offer of voices', () => {
  it('tells voices, limits and prices with the site’s factors', async () => {
    await paid.test.configure({ speechVoice: 'our-own', priceFactor: 1.5 })
    const offer = await paid.test.call(api.voice.offer, {}, { as: paid.test.guest() })
    expect(offer).toMatchObject({
      speech: { longestText: 4096, price: 3 },
      transcription: { longestS: 600, price: 90 },
      purse: 'credits',
    })
    expect(offer.speech?.voices.slice(0, 2)).toEqual(['our-own', 'alloy'])
  })

  it('is empty where the site wants none, or the connection has no such call', async () => {
    await paid.test.configure({ speechConnection: 'none', transcriptionConnection: 'scripted' })
    const as = paid.test.guest()
    expect(await paid.test.call(api.voice.offer, {}, { as })).toMatchObject({
      speech: null,
      transcription: null,
    })
    expect((await speak(as, 'Hello')).json()).toMatchObject({ code: 409, error: 'voice.none' })
    expect((await transcribe(as, toneFile())).json()).toMatchObject({ error: 'voice.none' })
  })
})

describe('reading aloud', () => {
  it('answers with sound, charged by its characters in whole credits', async () => {
    const as = paid.test.guest()
    const reply = await speak(as, 'x'.repeat(1001))
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'audio/wav'])
    expect(reply.rawPayload.subarray(0, 4).toString()).toBe('RIFF')
    expect(await paid.balance(as)).toBe(10_000 - 3)
    expect(upstream.requests[0]?.body).toMatchObject({ voice: 'alloy', model: 'tts-1' })
    await paid.proveLedger()
  })

  it('costs nothing when it is heard again, and asks nobody', async () => {
    const as = paid.test.guest()
    const first = await speak(as, 'Again and again.', { voice: 'nova' })
    const again = await speak(as, 'Again and again.', { voice: 'nova' })
    expect(again.rawPayload).toEqual(first.rawPayload)
    expect(spoken()).toBe(1)
    expect(await paid.balance(as)).toBe(9999)
    await speak(as, 'Again and again.', { voice: 'echo' })
    await speak(as, 'Again and again.', { voice: 'nova', speed: 1.5 })
    expect(spoken()).toBe(3)
  })

  it('is not shared with others', async () => {
    await speak(paid.test.guest(), 'A secret.')
    await speak(paid.test.guest(), 'A secret.')
    expect(spoken()).toBe(2)
  })

  it('is made and paid once by two presses at once', async () => {
    const as = paid.test.guest()
    await paid.balance(as)
    const both = await Promise.all([speak(as, 'Twice.'), speak(as, 'Twice.')])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(spoken()).toBe(1)
    expect(await paid.balance(as)).toBe(9999)
  })

  it.each([
    ['[[broken]]', 503, 'engine.overloaded'],
    ['[[rate]]', 503, 'engine.rate'],
    ['[[cut]]', 502, 'engine.cut'],
    ['[[short]]', 502, 'engine.nonsense'],
  ])(
    'that fails by %s says so, costs nothing and can be tried again',
    async (text, status, error) => {
      const as = paid.test.guest()
      const reply = await speak(as, `Hello ${text}`)
      expect([reply.statusCode, reply.json()]).toMatchObject([status, { error }])
      expect(await paid.balance(as)).toBe(10_000)
      await speak(as, `Hello ${text}`)
      expect(spoken()).toBe(2)
      await paid.proveLedger()
    },
  )

  it('never shows the key of a connection', async () => {
    await paid.test.configure({ speechConnection: 'wrong' })
    const reply = await speak(paid.test.guest(), 'Hello')
    expect(reply.json()).toMatchObject({ error: 'engine.auth' })
    expect(reply.body).not.toContain('sk-wrong')
  })

  it('asks nobody for what cannot be paid', async () => {
    const as = paid.test.guest()
    await paid.balance(as)
    await paid.hold(as, 1)
    const reply = await speak(as, 'x'.repeat(900))
    expect([reply.statusCode, reply.json()]).toMatchObject([430, { error: 'credits.short' }])
    expect(spoken()).toBe(0)
    expect(await paid.balance(as)).toBe(1)
  })

  it('wants words, not a book, at a speed that can be heard', async () => {
    const as = paid.test.guest()
    for (const [input, field] of [
      [{ text: ' ' }, 'text'],
      [{ text: 'x'.repeat(4097) }, 'text'],
      [{ text: 'a', speed: 3 }, 'speed'],
    ] as const) {
      const reply = await send(as, api.voice.speak.path, input)
      expect([reply.statusCode, reply.json()]).toMatchObject([422, { fields: [{ field }] }])
    }
  })

  it('is for members too, and for nobody without a name', async () => {
    const ada = await paid.test.member('voice-ada')
    expect((await speak(ada, 'Hello')).statusCode).toBe(200)
    expect((await speak('', 'Hello')).statusCode).toBe(401)
  })

  it('is free where the site says so', async () => {
    await paid.test.configure({ speechPrice: 0 })
    const as = paid.test.guest()
    expect((await speak(as, 'Free.')).statusCode).toBe(200)
    expect(await paid.balance(as)).toBe(10_000)
  })

  it('is forgotten with the account', async () => {
    const as = paid.test.guest()
    await speak(as, 'Forget me.')
    const { userInfo } = await paid.test.call(api.auth.getInfo, {}, { as })
    await forgetVoices(userInfo.id, paid.test.services.voice)
    await speak(as, 'Forget me.')
    expect(spoken()).toBe(2)
  })

  it('is refused to who asks too fast', async () => {
    const as = paid.test.guest()
    const statuses: number[] = []
    for (let press = 0; press < 61; press++) {
      const { status } = await paid.test.ask(
        api.voice.speak,
        { text: ' ' },
        { as, from: '10.8.0.1' },
      )
      statuses.push(status)
    }
    expect(statuses.indexOf(429)).toBe(60)
  })
})

describe('writing down', () => {
  it('answers with the words, charged by the length that we measured', async () => {
    const as = paid.test.guest()
    const reply = await transcribe(as, toneFile(16_000, 2.5))
    expect(reply.json()).toMatchObject({ data: { text: 'What was said.', price: 3 } })
    expect(await paid.balance(as)).toBe(9997)
    await paid.proveLedger()
  })

  it('charges the same recording once, also when it is sent twice at once', async () => {
    const as = paid.test.guest()
    await paid.balance(as)
    const recording = toneFile(16_000, 1.5)
    await Promise.all([transcribe(as, recording), transcribe(as, recording)])
    await transcribe(as, recording)
    expect(written()).toBe(1)
    expect(await paid.balance(as)).toBe(9998)
  })

  it('gives back what failed', async () => {
    await paid.test.configure({ transcriptionConnection: 'wrong' })
    const as = paid.test.guest()
    const reply = await transcribe(as, toneFile())
    expect([reply.statusCode, reply.json()]).toMatchObject([502, { error: 'engine.auth' }])
    expect(await paid.balance(as)).toBe(10_000)
    await paid.proveLedger()
  })

  it('asks nobody for what cannot be paid', async () => {
    const as = paid.test.guest()
    await paid.balance(as)
    await paid.hold(as, 1)
    expect((await transcribe(as, toneFile(16_000, 3))).statusCode).toBe(430)
    expect(written()).toBe(0)
  })

  it('takes sounds of a length that it can, and nothing else', async () => {
    const as = paid.test.guest()
    const broken = await transcribe(as, Buffer.from('no sound at all'))
    expect([broken.statusCode, broken.json()]).toMatchObject([422, { error: 'sound.broken' }])
    const long = await transcribe(as, toneFile(8000, 610))
    expect([long.statusCode, long.json()]).toMatchObject([422, { error: 'sound.too_long' }])
    const large = await transcribe(as, Buffer.alloc(26 * 1024 * 1024))
    expect([large.statusCode, large.json()]).toMatchObject([413, { error: 'uploads.too_large' }])
    const none = await send(as, api.voice.transcribe.path, {})
    expect([none.statusCode, none.json()]).toMatchObject([422, { fields: [{ field: 'file' }] }])
    expect(written()).toBe(0)
    expect(await paid.balance(as)).toBe(10_000)
  })
})

describe('another server of the site', () => {
  it('waits for what is made by the first, and has what was made: it is paid once', async () => {
    const as = paid.test.guest()
    await paid.balance(as)
    const beside = await openServerBeside(paid.test)
    const speakThere = (text: string) =>
      beside.app.inject({
        method: 'POST',
        url: `/api${api.voice.speak.path}`,
        remoteAddress: from(),
        headers: { host: 'localhost', authorization: as },
        payload: { text },
      })
    const both = await Promise.all([speak(as, 'Here and there.'), speakThere('Here and there.')])
    const later = await speakThere('Here and there.')
    const said = both.map(({ statusCode }) => statusCode)
    expect([...said, later.rawPayload.equals(both[0].rawPayload)]).toEqual([200, 200, true])
    expect(spoken()).toBe(1)
    expect(await paid.balance(as)).toBe(9999)
    await beside.close()
  })
})

describe('what was made', () => {
  it('is made anew once it has run out, and swept with its file', async () => {
    const as = paid.test.guest()
    const { storage, db } = paid.test.services.voice
    await speak(as, 'For a day.')
    const files = async () =>
      (await db.select({ file: voiceResults.file }).from(voiceResults)).flatMap(
        ({ file }) => file ?? [],
      )
    const [file = ''] = (await files()).slice(-1)
    expect(await storage.read(file)).toBeDefined()
    const tomorrow = { now: () => new Date(Date.now() + 25 * 3_600_000) }
    await sweepVoices({ db, storage, clock: tomorrow, log: paid.test.parts.log })
    expect(await files()).toEqual([])
    expect(await storage.read(file)).toBeUndefined()
    await speak(as, 'For a day.')
    expect(spoken()).toBe(2)
  })

  it('by nobody who still lives is made by the next who asks', async () => {
    const as = paid.test.guest()
    await speak(as, 'Left half way.')
    const { db } = paid.test.services.voice
    const past = new Date(Date.now() - 1000)
    await db.update(voiceResults).set({ state: 'making', file: null, mime: null, until: past })
    expect((await speak(as, 'Left half way.')).statusCode).toBe(200)
    expect(spoken()).toBe(2)
  })
})
