// What every adapter that speaks or writes down must do: whole files, the words that were said, and failures by their kind.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decodeAudio } from '../audio/decode/decode-audio.ts'
import type { EngineErrorKind } from '../errors.ts'
import type { SpeechEngine, TranscriptionEngine } from '../kinds/speech.ts'
import { failureOf } from './failure-of.ts'
import { createTestIo, type TestIo } from './test-io.ts'
import type { RecordedRequest, UpstreamOptions, UpstreamServer } from './upstream-server.ts'

type Settings = { baseUrl: string; apiKey: string }
type Start = (options: UpstreamOptions) => Promise<UpstreamServer>

const key = 'sk-secret-key-of-this-test'
const failures: [string, EngineErrorKind][] = [
  ['key', 'auth'],
  ['rate', 'rate'],
  ['money', 'quota'],
  ['broken', 'overloaded'],
  ['cut', 'cut'],
  ['html', 'nonsense'],
  ['malformed', 'nonsense'],
]

const failuresOf = ({ empty }: { empty: EngineErrorKind }) => [
  ...failures,
  ['short', empty] as const,
]

function useVoiceServer(start: Start) {
  const harness = {} as { io: TestIo; server: UpstreamServer }
  beforeEach(async () => {
    harness.io = createTestIo()
    harness.server = await start({ key })
  })
  afterEach(async () => {
    await harness.io.close()
    await harness.server.close()
  })
  return harness
}

export type SpeechSubject = {
  start: Start
  /** What an answer without anything in it is. */
  empty: EngineErrorKind
  open(settings: Settings): SpeechEngine
  /** The voice and the text that a request names. */
  read(request: RecordedRequest): { voice: unknown; text: string }
}

export function describeSpeech(name: string, subject: SpeechSubject): void {
  describe(`${name} speaks`, () => {
    const harness = useVoiceServer(subject.start)
    const speak = (text: string, more: { voice?: string; apiKey?: string } = {}) =>
      subject
        .open({ baseUrl: harness.server.url, apiKey: more.apiKey ?? key })
        .speak({ model: '', voice: more.voice ?? '', text, speed: 1 }, harness.io)

    it('a text by the default voice, as a whole file that can be heard', async () => {
      const { bytes, mime } = await speak('Hello there.')
      expect(mime).toMatch(/^audio\//)
      const limits = { longestS: 60, largestBytes: 10_000_000 }
      const sound = await decodeAudio(bytes, limits)
      expect(sound.seconds).toBeGreaterThan(0.9)
      const [request] = harness.server.requests
      if (!request) return expect.fail('nothing was asked')
      const { voices } = subject.open({ baseUrl: harness.server.url, apiKey: key })
      expect(subject.read(request)).toMatchObject({
        voice: voices[0],
        text: expect.stringContaining('Hello there.'),
      })
    })

    it('by the voice that is asked for', async () => {
      await speak('Hello.', { voice: 'another' })
      expect(harness.server.requests.map((each) => subject.read(each).voice)).toEqual(['another'])
    })

    it('no text that is longer than it says', async () => {
      const { longestText } = subject.open({ baseUrl: harness.server.url, apiKey: key })
      await speak('x'.repeat(longestText))
      expect((await failureOf(speak('x'.repeat(longestText + 1)))).kind).toBe('invalid')
      expect(harness.server.requests).toHaveLength(1)
    })

    it.each(failuresOf(subject))(
      'and says of %s that it is %s, and asks only once',
      async (accident, kind) => {
        const failure = await failureOf(speak(`Hello [[${accident}]]`))
        expect(failure.kind).toBe(kind)
        expect(harness.server.requests).toHaveLength(1)
      },
    )

    it('and never shows the key', async () => {
      const failure = await failureOf(speak('a', { apiKey: 'sk-another-secret-key' }))
      expect(failure.kind).toBe('auth')
      expect(`${failure.message} ${harness.io.logged.join()}`).not.toContain('another-secret')
    })

    it('and says that nobody is there', async () => {
      await harness.server.close()
      expect((await failureOf(speak('a'))).kind).toBe('unavailable')
    })
  })
}

export type TranscriptionSubject = {
  start: Start
  empty: EngineErrorKind
  open(settings: Settings): TranscriptionEngine
}

export function describeTranscription(name: string, subject: TranscriptionSubject): void {
  describe(`${name} writes down`, () => {
    const harness = useVoiceServer(subject.start)
    const transcribe = (said: string, more: { mime?: string; apiKey?: string } = {}) =>
      subject.open({ baseUrl: harness.server.url, apiKey: more.apiKey ?? key }).transcribe(
        {
          model: '',
          recording: { bytes: Buffer.from(said), mime: more.mime ?? 'audio/webm;codecs=opus' },
          language: 'en',
        },
        harness.io,
      )

    it.each(['audio/webm;codecs=opus', 'audio/mp4', 'audio/wav', 'audio/ogg', 'audio/mpeg'])(
      'what a recording of %s says',
      async (mime) => {
        expect((await transcribe(' The words. ', { mime })).text).toBe('The words.')
      },
    )

    it('nothing that is larger than it says', async () => {
      const engine = subject.open({ baseUrl: harness.server.url, apiKey: key })
      const recording = { bytes: Buffer.alloc(engine.largest + 1), mime: 'audio/wav' }
      const asked = engine.transcribe({ model: '', recording, language: '' }, harness.io)
      expect((await failureOf(asked)).kind).toBe('invalid')
      expect(harness.server.requests).toEqual([])
    })

    it.each(failuresOf(subject))(
      'and says of %s that it is %s, and asks only once',
      async (accident, kind) => {
        const failure = await failureOf(transcribe(`Hello [[${accident}]]`))
        expect(failure.kind).toBe(kind)
        expect(harness.server.requests).toHaveLength(1)
      },
    )

    it('and never shows the key', async () => {
      const failure = await failureOf(transcribe('a', { apiKey: 'sk-another-secret-key' }))
      expect(failure.kind).toBe('auth')
      expect(`${failure.message} ${harness.io.logged.join()}`).not.toContain('another-secret')
    })
  })
}
