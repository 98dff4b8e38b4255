// What a recording says, by `/audio/transcriptions` under the address, as OpenAI and those who speak like it do.
import { z } from 'zod'
import { EngineError } from '../../errors.ts'
import { askShape } from '../../json-request.ts'
import type { TranscriptionEngine } from '../../kinds/speech.ts'
import { writeMultipart } from '../../multipart.ts'
import { openAiUpstream } from './openai-compatible.upstream.ts'
import type { TranscriptionOffer } from './voice-offers.ts'

/** They tell the format by the end of the file's name. */
const endings: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'video/webm': 'webm',
  'audio/mp4': 'mp4',
  'video/mp4': 'mp4',
  'audio/x-m4a': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/flac': 'flac',
}

const seconds = z.number().nonnegative().optional().catch(undefined)
const answer = z.object({
  text: z.string(),
  duration: seconds,
  usage: z.object({ seconds }).nullish().catch(undefined),
})

export function createTranscription(
  settings: { baseUrl: string; apiKey: string },
  { model: defaultModel, largest }: TranscriptionOffer,
): TranscriptionEngine {
  const upstream = openAiUpstream(settings)
  return {
    largest,
    async transcribe({ model, recording, language }, io) {
      const mime = recording.mime.split(';')[0]?.trim().toLowerCase() ?? ''
      const ending = endings[mime]
      if (!ending) throw new EngineError('invalid', `Recordings of ${mime} are not taken.`)
      if (recording.bytes.length > largest)
        throw new EngineError('invalid', 'The recording is too large.')
      const form = writeMultipart([
        { name: 'model', value: model || defaultModel },
        { name: 'response_format', value: 'json' },
        ...(language ? [{ name: 'language', value: language }] : []),
        { name: 'file', file: `recording.${ending}`, mime, data: recording.bytes },
      ])
      const question = { path: '/audio/transcriptions', form }
      const { text, duration, usage } = await askShape(upstream, question, answer, io)
      return { text: text.trim(), durationS: duration ?? usage?.seconds ?? null }
    },
  }
}
