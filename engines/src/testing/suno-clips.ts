// Songs as Suno itself describes them, for stand-ins whose dialects pass them on.
import { sampleLyrics } from './music-sample.ts'
import type { MusicStage } from './music-stand-in.ts'

export type Fields = Record<string, unknown>

/** What a song was asked for by. */
export type ClipRequest = { prompt?: unknown; tags?: unknown; title?: unknown }

type State = { status: string; reason?: string }

const both: Record<MusicStage, State> = {
  waiting: { status: 'submitted' },
  running: { status: 'queued' },
  streaming: { status: 'streaming' },
  done: { status: 'complete' },
  partly: { status: 'error', reason: 'Generation failed' },
  failed: { status: 'error', reason: 'Internal error' },
  refused: { status: 'error', reason: 'moderation_failure: the words are not allowed' },
  cancelled: { status: 'error', reason: 'Internal error' },
  strange: { status: 'pondering' },
  bare: { status: 'complete' },
  gone: { status: '' },
}

const stateOf = (stage: MusicStage, at: number): State => {
  if (at === 0 && stage === 'running') return both.streaming
  return both[at === 0 && stage === 'partly' ? 'done' : stage]
}

/** One of a pair, with what is known of it in `metadata`. */
export function rawClip(
  id: string,
  request: ClipRequest,
  { stage, at, origin }: { stage: MusicStage; at: number; origin: string },
): Fields {
  const { status, reason } = stateOf(stage, at)
  const isComplete = status === 'complete' && stage !== 'bare'
  return {
    id,
    status,
    title: request.title || 'Lamp',
    audio_url: isComplete
      ? `${origin}/files/${id}.mp3`
      : // What failed may have been heard before.
        status === 'streaming' || status === 'error'
        ? `${origin}/files/pipe?item_id=${id}`
        : '',
    video_url: '',
    image_url: `${origin}/files/${id}.jpeg`,
    image_large_url: `${origin}/files/${id}-large.jpeg`,
    major_model_version: 'v4',
    model_name: 'chirp-v4',
    created_at: '2026-01-01T00:00:00.000Z',
    metadata: {
      tags: request.tags || 'sea shanty',
      prompt: request.prompt || sampleLyrics,
      gpt_description_prompt: null,
      duration: isComplete ? 119.5 : null,
      error_type: null,
      error_message: reason ?? null,
    },
  }
}

/** The same with all beside each other, as gcui-art/suno-api tells it. */
export function flatClip(clip: Fields): Fields {
  const { metadata, image_large_url: _, major_model_version: _version, ...own } = clip
  const { tags, prompt, duration, error_message } = metadata as Fields
  return { ...own, lyric: prompt, prompt, tags, duration, type: 'gen', error_message }
}
