// Reading aloud and writing down by engines. The same wish of the same person is made and paid once: a second press waits for the first, and
// what was made is kept for a while.
import { createHash } from 'node:crypto'
import { Failure } from '@atelier/contract/errors'
import { speechPriceOf, transcriptionPriceOf } from '@atelier/contract/voice-price'
import { EngineError } from '@atelier/engines/errors'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { storableText } from '../../../platform/storable-text.ts'
import { chargeVoice } from './charge-voice.ts'
import { heardKind, keptOrMade, spokenKind } from './keep-voices.ts'
import type { Heard, SpokenFile, VoiceDependencies } from './voice-dependencies.ts'
import { findSpeech, findTranscription } from './voice-offer.ts'

type Context = RequestContext<'caller'>

const keyOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
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
  const request = { accountId, key: keyOf(text, voice, preset, model, String(speed)) }
  return keptOrMade(request, spokenKind, by, async (keep) => {
    const { made } = await chargeVoice(
      { price: speechPriceOf(price, text.length), model: model || voice },
      async (io) => {
        const file = await engine.speak({ model, voice, text, speed }, io)
        await keep(file)
        return file
      },
      () => true,
      context,
      by,
    )
    return made
  })
}

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
  const request = { accountId, key: keyOf(bytes, language, preset, model) }
  return keptOrMade(request, heardKind, by, async (keep) => {
    const asker = { signal: new AbortController().signal, person: accountId }
    const recording = await by.mediaDesk.surveyRecording(bytes, asker).catch(throwBroken)
    if (!recording) throw new Failure('sound.broken')
    const { mime, seconds } = recording
    // The last packet may reach a little beyond the moment at which it was ended.
    if (seconds > longestS + 5)
      throw new Failure('sound.too_long', { values: { seconds: longestS } })
    const whole = transcriptionPriceOf(price, seconds)
    const { made } = await chargeVoice(
      { price: whole, model: model || preset },
      async (io) => {
        const said = await engine.transcribe({ model, recording: { bytes, mime }, language }, io)
        const text = storableText(said.text)
        const heard = { text, price: text === '' ? 0 : whole }
        await keep(heard)
        return heard
      },
      (heard) => heard.price > 0,
      context,
      by,
    )
    return made
  })
}

/** What hangs or breaks its reader is no recording. */
function throwBroken(error: unknown): never {
  if (error instanceof EngineError && error.kind === 'invalid')
    throw new Failure('sound.broken', { cause: error })
  throw error
}
