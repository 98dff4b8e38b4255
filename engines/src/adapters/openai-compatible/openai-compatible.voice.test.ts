import { describe, expect, it } from 'vitest'
import { startOpenAiVoiceServer } from '../../testing/openai-voice-server.ts'
import { readForm } from '../../testing/read-form.ts'
import { createTestIo } from '../../testing/test-io.ts'
import { describeSpeech, describeTranscription } from '../../testing/voice.suite.ts'
import { openAiCompatible } from './index.ts'
import { createSpeech } from './openai-compatible.speech.ts'
import { createTranscription } from './openai-compatible.transcription.ts'
import { guessPreset } from './presets.ts'
import { speechOfferOf, transcriptionOfferOf } from './voice-offers.ts'

const openAi = 'https://api.openai.com/v1'
const speech = speechOfferOf(guessPreset(openAi))
const transcription = transcriptionOfferOf(guessPreset(openAi))
if (!speech || !transcription) throw new Error('OpenAI has a voice')

describeSpeech('OpenAI', {
  start: startOpenAiVoiceServer,
  empty: 'nonsense',
  open: (settings) => createSpeech(settings, speech),
  read({ body }) {
    const { voice, input } = body as { voice: string; input: string }
    return { voice, text: input }
  },
})

describeTranscription('OpenAI', {
  start: startOpenAiVoiceServer,
  empty: 'nonsense',
  open: (settings) => createTranscription(settings, transcription),
})

describe('voices by addresses', () => {
  const abilities = (baseUrl: string) => {
    const { speech: speaks, transcription: hears } = openAiCompatible.create({
      baseUrl,
      apiKey: 'k',
    })
    return [speaks !== undefined, hears !== undefined]
  }

  it('are there where the vendor has them', () => {
    expect(abilities(openAi)).toEqual([true, true])
    expect(abilities('http://127.0.0.1:4321/v1')).toEqual([true, true])
    expect(abilities('https://api.groq.com/openai/v1')).toEqual([false, true])
    expect(abilities('https://api.deepseek.com/v1')).toEqual([false, false])
    expect(abilities('http://127.0.0.1:11434/v1')).toEqual([false, false])
  })

  it('say by which model, how fast and in which language', async () => {
    const io = createTestIo()
    const server = await startOpenAiVoiceServer()
    const { speech: speaks, transcription: hears } = openAiCompatible.create({
      baseUrl: server.url,
      apiKey: '',
    })
    await speaks?.speak({ model: '', voice: '', text: 'a', speed: 1 }, io)
    await speaks?.speak({ model: 'tts-1-hd', voice: 'nova', text: 'a', speed: 1.5 }, io)
    const recording = { bytes: Buffer.from('words'), mime: 'audio/ogg' }
    expect(await hears?.transcribe({ model: '', recording, language: 'zh' }, io)).toEqual({
      text: 'words',
      durationS: 3,
    })
    const [defaultModel, requested, heard] = server.requests
    expect(defaultModel?.body).toEqual({
      model: 'tts-1',
      input: 'a',
      voice: 'alloy',
      response_format: 'mp3',
    })
    expect(requested?.body).toMatchObject({ model: 'tts-1-hd', voice: 'nova', speed: 1.5 })
    expect(heard && (await readForm(heard))).toMatchObject({
      model: 'whisper-1',
      language: 'zh',
      response_format: 'json',
      file: { name: 'recording.ogg', mime: 'audio/ogg' },
    })
    await io.close()
    await server.close()
  })
})
