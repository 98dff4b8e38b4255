// A text said by the Gemini API: bare samples, which become a WAV file here.
import { pcmToWav } from '../../audio/encode/pcm-to-wav.ts'
import { EngineError } from '../../errors.ts'
import { askJson, notUnderstood } from '../../json-request.ts'
import type { SpeechEngine } from '../../kinds/speech.ts'
import { readParts } from './gemini.sound.wire.ts'
import { geminiUpstream, modelPath } from './gemini.upstream.ts'

const defaultModel = 'gemini-2.5-flash-preview-tts'
const voices = [
  ...['Kore', 'Puck', 'Zephyr', 'Charon', 'Fenrir', 'Leda', 'Orus', 'Aoede', 'Callirrhoe'],
  ...['Autonoe', 'Enceladus', 'Iapetus', 'Umbriel', 'Algieba', 'Despina', 'Erinome', 'Algenib'],
  ...['Rasalgethi', 'Laomedeia', 'Achernar', 'Alnilam', 'Schedar', 'Gacrux', 'Pulcherrima'],
  ...['Achird', 'Zubenelgenubi', 'Vindemiatrix', 'Sadachbia', 'Sadaltager', 'Sulafat'],
]
/** 8,000 bytes are taken; Han characters are three each. */
const longestText = 2500
const headTimeoutMs = 120_000

export function createSpeech(settings: { baseUrl: string; apiKey: string }): SpeechEngine {
  const upstream = geminiUpstream(settings)
  return {
    voices,
    longestText,
    /** Speeds are asked for in words: the API has no number for them. */
    async speak({ model, voice, text, speed }, io) {
      if (text.length > longestText)
        throw new EngineError('invalid', `The text is longer than ${longestText} characters.`)
      const voiceName = voice || voices[0]
      const json = {
        contents: [{ role: 'user', parts: [{ text: `${manner(speed)}${text}` }] }],
        generationConfig: {
          responseModalities: ['AUDIO'],
          speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName } } },
        },
      }
      const path = `${modelPath(model || defaultModel)}:generateContent`
      const parts = readParts(await askJson(upstream, { path, json, headTimeoutMs }, io))
      const sounds = parts.flatMap(({ inlineData }) => inlineData ?? [])
      const [first] = sounds
      if (!first) throw notUnderstood({})
      const sampleRate = Number(/rate=(\d+)/.exec(first.mimeType ?? '')?.[1] ?? 24_000)
      const pcm = Buffer.concat(sounds.map(({ data }) => Buffer.from(data, 'base64')))
      return { bytes: pcmToWav(pcm, { sampleRate, channels: 1 }), mime: 'audio/wav' }
    },
  }
}

/** Without words of direction, short texts are at times answered instead of said. */
function manner(speed: number): string {
  if (speed < 0.8) return 'Read this aloud slowly: '
  if (speed > 1.25) return 'Read this aloud fast: '
  return 'Read this aloud: '
}
