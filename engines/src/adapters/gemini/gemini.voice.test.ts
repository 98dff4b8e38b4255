import { describe, expect, it } from 'vitest'
import { failureOf } from '../../testing/failure-of.ts'
import { startGeminiVoiceServer } from '../../testing/gemini-voice-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { describeSpeech, describeTranscription } from '../../testing/voice.suite.ts'
import { createSpeech } from './gemini.speech.ts'
import { createTranscription } from './gemini.transcription.ts'

type Body = {
  contents: { parts: { text?: string }[] }[]
  generationConfig: {
    speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: string } } }
  }
}

describeSpeech('Gemini', {
  start: startGeminiVoiceServer,
  empty: 'nothing',
  open: createSpeech,
  read({ body }) {
    const { contents, generationConfig } = body as Body
    return {
      voice: generationConfig.speechConfig.voiceConfig.prebuiltVoiceConfig.voiceName,
      text: contents[0]?.parts[0]?.text ?? '',
    }
  },
})

describeTranscription('Gemini', {
  start: startGeminiVoiceServer,
  empty: 'nothing',
  open: createTranscription,
})

describe('the voice of Gemini', () => {
  const settings = { baseUrl: 'http://upstream.test', apiKey: 'k' }
  const answering = (answer: unknown) => createReplyingIo({ body: JSON.stringify(answer) })
  const recording = { bytes: Buffer.from('x'), mime: 'audio/wav' }
  const hear = (answer: unknown) =>
    createTranscription(settings).transcribe(
      { model: '', recording, language: '' },
      answering(answer),
    )

  it('hears silence as nothing, and keeps its thoughts to itself', async () => {
    const parts = [{ text: 'Let me listen', thought: true }, { text: '[silence]' }]
    const { text } = await hear({ candidates: [{ content: { parts }, finishReason: 'STOP' }] })
    expect(text).toBe('')
  })

  it('says when it refuses, or ran out of words', async () => {
    const refused = await failureOf(hear({ promptFeedback: { blockReason: 'SAFETY' } }))
    expect(refused.kind).toBe('refused')
    const parts = [{ text: 'half' }]
    const cut = hear({ candidates: [{ content: { parts }, finishReason: 'MAX_TOKENS' }] })
    expect((await failureOf(cut)).kind).toBe('cut')
  })
})
