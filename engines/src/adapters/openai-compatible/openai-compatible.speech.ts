// A text said by `/audio/speech` under the address, as OpenAI and those who speak like it do.
import { EngineError } from '../../errors.ts'
import { ask, notUnderstood } from '../../json-request.ts'
import type { SpeechEngine } from '../../kinds/speech.ts'
import { readBytes } from '../../read-reply.ts'
import { openAiUpstream } from './openai-compatible.upstream.ts'
import type { SpeechOffer } from './voice-offers.ts'

const largest = 32 * 1024 * 1024

export function createSpeech(
  settings: { baseUrl: string; apiKey: string },
  { model: defaultModel, voices, longestText }: SpeechOffer,
): SpeechEngine {
  const upstream = openAiUpstream(settings)
  return {
    voices,
    longestText,
    async speak({ model, voice, text, speed }, io) {
      if (text.length > longestText)
        throw new EngineError('invalid', `The text is longer than ${longestText} characters.`)
      const json = {
        model: model || defaultModel,
        input: text,
        voice: voice || voices[0],
        response_format: 'mp3',
        // Some models refuse the field, all speak naturally without.
        ...(speed === 1 ? {} : { speed }),
      }
      const headers = { accept: 'audio/mpeg, audio/*;q=0.9, application/json;q=0.1' }
      const reply = await ask(upstream, { path: '/audio/speech', json, headers }, io)
      const bytes = await readBytes(reply, io.signal, largest)
      const mime = mimeOf(bytes)
      if (!mime) throw notUnderstood({})
      return { bytes, mime }
    },
  }
}

/** By the first bytes: servers take liberties with the type, some with the format. */
function mimeOf(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 4).toString('latin1')
  if (head === 'RIFF') return 'audio/wav'
  if (head === 'OggS') return 'audio/ogg'
  if (head === 'fLaC') return 'audio/flac'
  if (head.startsWith('ID3')) return 'audio/mpeg'
  const [first = 0, second = 0] = bytes
  return first === 0xff && (second & 0xe0) === 0xe0 ? 'audio/mpeg' : undefined
}
