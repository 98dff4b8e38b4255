// What a site offers somebody by voice, and at which price.
import { recordingLimits, type VoiceOffer } from '@atelier/contract/features/talk/voice'
import { effectiveRates } from '@atelier/contract/price-rule'
import type { SpeechEngine, TranscriptionEngine } from '@atelier/engines/kinds/speech'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { balanceFor } from '../../money/ledger/ledger.usecases.ts'
import { hasVip } from '../models/chat-rates.ts'
import type { VoiceDependencies } from './voice-dependencies.ts'

type Context = RequestContext<'caller'>
type By = Pick<VoiceDependencies, 'clock' | 'findAbility'>

/** With factors of the site and of VIP time. */
function priceFor(price: number, { site, caller }: Context, { clock }: By): number {
  const { priceFactor, vipFactor } = site.settings
  const factors = hasVip(caller, clock.now()) ? [priceFactor, vipFactor] : [priceFactor]
  return effectiveRates({ inputPer1k: price }, factors).inputPer1k ?? 0
}

export type FoundSpeech = NonNullable<VoiceOffer['speech']> & {
  engine: SpeechEngine
  model: string
  preset: string
}

/** Undefined where the site reads nothing aloud. The operator's voice comes first, also when the engine does not list it. */
export async function findSpeech(context: Context, by: By): Promise<FoundSpeech | undefined> {
  const { speechConnection, speechModel, speechVoice, speechPrice } = context.site.settings
  if (speechConnection === 'none') return undefined
  const found = await by.findAbility('speech', speechConnection)
  if (!found) return undefined
  const { engine, preset } = found
  const voices = [...new Set([speechVoice, ...engine.voices])].filter(Boolean)
  const { longestText } = engine
  const price = priceFor(speechPrice, context, by)
  return { engine, model: speechModel, preset, voices, longestText, price }
}

export type FoundTranscription = NonNullable<VoiceOffer['transcription']> & {
  engine: TranscriptionEngine
  model: string
  preset: string
}

/** Undefined where the site writes nothing down. */
export async function findTranscription(
  context: Context,
  by: By,
): Promise<FoundTranscription | undefined> {
  const { transcriptionConnection, transcriptionModel, transcriptionPrice } = context.site.settings
  if (transcriptionConnection === 'none') return undefined
  const found = await by.findAbility('transcription', transcriptionConnection)
  if (!found) return undefined
  const { engine, preset } = found
  const largest = Math.min(engine.largest, recordingLimits.bytes)
  const price = priceFor(transcriptionPrice, context, by)
  const longestS = recordingLimits.seconds
  return { engine, model: transcriptionModel, preset, largest, longestS, price }
}

export async function offerVoice(context: Context, by: By): Promise<VoiceOffer> {
  const [speech, transcription] = await Promise.all([
    findSpeech(context, by),
    findTranscription(context, by),
  ])
  const { voices = [], longestText = 0 } = speech ?? {}
  return {
    speech: speech ? { voices, longestText, price: speech.price } : null,
    transcription: transcription
      ? {
          largest: transcription.largest,
          longestS: transcription.longestS,
          price: transcription.price,
        }
      : null,
    purse: balanceFor('chat', context.site.settings),
  }
}
