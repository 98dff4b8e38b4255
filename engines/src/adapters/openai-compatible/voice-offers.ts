// Which vendors of this dialect embed, speak and write down, and by which models. A preset that is not named in a table has no such call.
import type { Preset } from './presets.ts'

export type EmbeddingOffer = {
  /** Its default model; absent where the list of models must tell. */
  model?: string
  /** Most texts of one call. */
  maxTexts: number
}

export type SpeechOffer = {
  model: string
  /** The default first. */
  voices: readonly string[]
  /** In UTF-16 units. */
  longestText: number
}

export type TranscriptionOffer = {
  model: string
  /** In bytes. */
  largest: number
}

const megabyte = 1024 * 1024

const openAiVoices = [
  ...['alloy', 'ash', 'ballad', 'coral', 'echo', 'fable', 'nova', 'onyx', 'sage', 'shimmer'],
  'verse',
]
/** Those that every model of OpenAI's has, and that servers like it know. */
const commonVoices = ['alloy', 'echo', 'fable', 'nova', 'onyx', 'shimmer']
const cosyVoice = 'FunAudioLLM/CosyVoice2-0.5B'
const cosyVoices = ['anna', 'alex', 'bella', 'benjamin', 'charles', 'claire', 'david', 'diana']

const embeddings: Readonly<Record<string, EmbeddingOffer>> = {
  openai: { model: 'text-embedding-3-small', maxTexts: 256 },
  qwen: { model: 'text-embedding-v4', maxTexts: 10 },
  zhipu: { model: 'embedding-3', maxTexts: 64 },
  openrouter: { model: 'openai/text-embedding-3-small', maxTexts: 256 },
  mistral: { model: 'mistral-embed', maxTexts: 128 },
  siliconflow: { model: 'BAAI/bge-m3', maxTexts: 32 },
  together: { model: 'intfloat/multilingual-e5-large-instruct', maxTexts: 128 },
  ollama: { maxTexts: 64 },
  lmstudio: { maxTexts: 64 },
  llamacpp: { maxTexts: 32 },
  vllm: { maxTexts: 64 },
}

const speech: Readonly<Record<string, SpeechOffer>> = {
  openai: { model: 'gpt-4o-mini-tts', voices: openAiVoices, longestText: 4096 },
  siliconflow: {
    model: cosyVoice,
    voices: cosyVoices.map((name) => `${cosyVoice}:${name}`),
    longestText: 4096,
  },
}

const transcriptions: Readonly<Record<string, TranscriptionOffer>> = {
  openai: { model: 'gpt-4o-mini-transcribe', largest: 25 * megabyte },
  groq: { model: 'whisper-large-v3-turbo', largest: 25 * megabyte },
  mistral: { model: 'voxtral-mini-latest', largest: 25 * megabyte },
}

/** Whoever else speaks the dialect may have everything: most of those are gateways to OpenAI's. */
const unknown = {
  embedding: { maxTexts: 256 },
  speech: { model: 'tts-1', voices: commonVoices, longestText: 4096 },
  transcription: { model: 'whisper-1', largest: 25 * megabyte },
}

const offerOf = <Offer>(
  preset: Preset | null,
  table: Readonly<Record<string, Offer>>,
  otherwise: Offer,
): Offer | undefined => (preset ? table[preset.id] : otherwise)

export const embeddingOfferOf = (preset: Preset | null): EmbeddingOffer | undefined =>
  offerOf<EmbeddingOffer>(preset, embeddings, unknown.embedding)

export const speechOfferOf = (preset: Preset | null): SpeechOffer | undefined =>
  offerOf(preset, speech, unknown.speech)

export const transcriptionOfferOf = (preset: Preset | null): TranscriptionOffer | undefined =>
  offerOf(preset, transcriptions, unknown.transcription)
