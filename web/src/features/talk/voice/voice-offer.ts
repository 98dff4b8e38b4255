import { callOptions } from '../../../api/call-options.ts'
import { send } from '../../../api/transport.ts'

/** What the site offers by voice, and what it costs. */
export const voiceOfferQuery = {
  ...callOptions('voice.offer', {}),
  staleTime: 60_000,
}

/** A text as sound, by a voice of the site; empty for its usual one. Throws CallFailure. */
export async function fetchSpeech(
  { text, voice }: { text: string; voice: string },
  signal: AbortSignal,
): Promise<Blob> {
  const settings = { signal, shownInPlace: true }
  const reply = await send('voice.speak', { json: { text, voice } }, settings, 'audio/*')
  return reply.blob()
}
