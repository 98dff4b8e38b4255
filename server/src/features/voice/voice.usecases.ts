// Reading aloud and writing down by engines. The same wish of the same person is made and paid once: a second press waits for the first, and
// what was made is kept for a while.
import { createHash } from 'node:crypto'
import { Failure } from '@atelier/contract/errors'
import { speechPriceOf, transcriptionPriceOf } from '@atelier/contract/voice-price'
import { surveyRecording } from '@atelier/engines/audio/recording-length'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { chargeVoice } from './charge-voice.ts'
import type { SpokenFile } from './spoken-files.ts'
import type { Heard, VoiceDependencies } from './voice-dependencies.ts'
import { findSpeech, findTranscription } from './voice-offer.ts'

type Context = RequestContext<'caller'>

const keyOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}

/** Two at once of one key are one. */
async function once<Made extends SpokenFile | Heard>(
  key: string,
  { running }: Pick<VoiceDependencies, 'running'>,
  make: () => Promise<Made>,
): Promise<Made> {
  const underWay = running.get(key) as Promise<Made> | undefined
  if (underWay) return underWay
  const making = make()
  running.set(key, making)
  try {
    return await making
  } finally {
    running.delete(key)
  }
}

/** A text as sound. Throws voice.none, credits.short, request.invalid for a text that its engine cannot take whole, and what hinders it. */
export async function speak(
  { text, voice: wanted, speed }: { text: string; voice: string; speed: number },
  context: Context,
  by: VoiceDependencies,
): Promise<SpokenFile> {
  const found = await findSpeech(context, by)
  if (!found) throw new Failure('voice.none')
  const { engine, model, preset, voices, longestText, price } = found
  if (text.length > longestText)
    throw new Failure('request.invalid', {
      fields: [{ field: 'text', reason: `≤ ${longestText}` }],
    })
  const voice = voices.includes(wanted) ? wanted : (voices[0] ?? '')
  const { accountId } = context.caller
  const key = keyOf(text, voice, preset, model, String(speed))
  return once(`${accountId}/${key}`, by, async () => {
    const kept = await by.spoken.find(accountId, key)
    if (kept) return kept
    const { made } = await chargeVoice(
      { price: speechPriceOf(price, text.length), model: model || voice },
      async (io) => {
        const file = await engine.speak({ model, voice, text, speed }, io)
        // What is paid for is there to be heard again, also when this answer gets lost.
        await by.spoken.save(accountId, key, file)
        return file
      },
      () => true,
      context,
      by,
    )
    return made
  })
}

const heardMs = 10 * 60 * 1000
const mostHeard = 500

/** What a recording says. Throws voice.none, uploads.too_large, sound.broken, sound.too_long, credits.short, and what hinders its engine. */
export async function transcribe(
  { bytes, language }: { bytes: Uint8Array; language: string },
  context: Context,
  by: VoiceDependencies,
): Promise<Heard> {
  const found = await findTranscription(context, by)
  if (!found) throw new Failure('voice.none')
  const { engine, model, preset, largest, longestS, price } = found
  if (bytes.length > largest)
    throw new Failure('uploads.too_large', {
      values: { megabytes: Math.floor(largest / 1024 / 1024) },
    })
  const { accountId } = context.caller
  const key = `${accountId}/${keyOf(bytes, language, preset, model)}`
  return once(key, by, async () => {
    const now = by.clock.now().getTime()
    const known = by.heard.get(key)
    if (known && known.until > now) return known.heard
    const recording = await surveyRecording(bytes)
    if (!recording) throw new Failure('sound.broken')
    const { mime, seconds } = recording
    // The last packet may reach a little beyond the moment at which it was ended.
    if (seconds > longestS + 5)
      throw new Failure('sound.too_long', { values: { seconds: longestS } })
    const { made, price: charged } = await chargeVoice(
      { price: transcriptionPriceOf(price, seconds), model: model || preset },
      async (io) => engine.transcribe({ model, recording: { bytes, mime }, language }, io),
      ({ text }) => text !== '',
      context,
      by,
    )
    const heard = { text: made.text, price: charged }
    remember(key, { heard, until: now + heardMs }, by)
    return heard
  })
}

function remember(
  key: string,
  said: { heard: Heard; until: number },
  { heard }: Pick<VoiceDependencies, 'heard'>,
): void {
  heard.delete(key)
  heard.set(key, said)
  for (const oldest of heard.keys()) {
    if (heard.size <= mostHeard) break
    heard.delete(oldest)
  }
}
