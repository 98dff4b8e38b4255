// Voices by engines: what is said is written down, what is written is read aloud.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { engineFailureCodes } from '../../engine-failure-codes.ts'
import { purses } from '../../ledger-terms.ts'

/** Largest recording, in bytes, and the longest, in seconds. */
export const recordingLimits = { bytes: 25 * 1024 * 1024, seconds: 600 } as const

/** Longest text of one call, in UTF-16 units; an engine may take less. */
export const longestSpeech = 4096

/** By how much faster than natural it may be read. */
export const speechSpeeds = { least: 0.5, most: 2 } as const

const offer = z.object({
  speech: z
    .object({
      /** By their upstream's names; the first is taken where none is named. */
      voices: z.array(z.string()).min(1),
      /** Longest text of one call, in UTF-16 units. */
      longestText: z.number().int(),
      /** Credits for 1,000 characters, the caller's factors included; each call comes to whole credits. */
      price: z.number(),
    })
    .nullable(),
  transcription: z
    .object({
      /** Largest recording, in bytes. */
      largest: z.number().int(),
      /** Longest recording, in seconds. */
      longestS: z.number().int(),
      /** Credits for a minute, counted as above. */
      price: z.number(),
    })
    .nullable(),
  /** What both are paid from. */
  purse: z.enum(purses),
})
export type VoiceOffer = z.infer<typeof offer>

export const voice = {
  offer: defineEndpoint({
    method: 'GET',
    path: '/voice/offer',
    access: 'caller',
    summary: 'Which voices of engines the site offers, and what they cost the caller.',
    input: z.object({}),
    reply: offer,
  }),
  speak: defineEndpoint({
    method: 'POST',
    path: '/voice/speak',
    access: 'caller',
    summary:
      'A text as sound. The same text by the same voice is charged once, and heard again for nothing for a day.',
    input: z.object({
      text: z.string().trim().min(1).max(longestSpeech),
      /** One of the offer; the default one when absent or unknown. */
      voice: z.string().max(200).default(''),
      speed: z.number().min(speechSpeeds.least).max(speechSpeeds.most).default(1),
    }),
    reply: z.any(),
    replies: 'file',
    failures: ['voice.none', 'credits.short', ...engineFailureCodes],
  }),
  transcribe: defineEndpoint({
    method: 'POST',
    path: '/voice/transcribe',
    access: 'caller',
    summary:
      'What a recording (WebM, MP4, Ogg, WAV or MP3) says. A form field `language` before the file names its language by two letters. ' +
      'The same recording is charged once; one in which nothing is said costs nothing.',
    input: z.object({}),
    reply: z.object({
      /** Empty where nothing is said. */
      text: z.string(),
      /** Credits charged. */
      price: z.number().int(),
    }),
    body: 'multipart',
    failures: [
      'voice.none',
      'credits.short',
      'uploads.too_large',
      'sound.broken',
      'sound.too_long',
      ...engineFailureCodes,
    ],
  }),
}
