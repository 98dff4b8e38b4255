import type { api } from '@atelier/contract'
import { recordingLimits } from '@atelier/contract/features/talk/voice'
import { fileHeads, keeping } from '../../../platform/http/send-file.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { type FormFile, takeFormFile } from '../../../platform/http/take-form-file.ts'
import { speak, transcribe } from './voice.usecases.ts'
import type { VoiceDependencies } from './voice-dependencies.ts'
import { offerVoice } from './voice-offer.ts'

const bounds = { max: recordingLimits.bytes, tooLarge: 'uploads.too_large' } as const

function languageOf({ language: given }: FormFile['fields']): string {
  const named = given && 'value' in given ? String(given.value) : ''
  return /^[a-z]{2}$/.test(named) ? named : ''
}

export const voiceHandlers = (by: VoiceDependencies): Handlers<typeof api.voice> => ({
  async offer(_, context) {
    return offerVoice(context, by)
  },
  async speak(input, context, { reply }) {
    const { bytes, mime } = await speak(input, context, by)
    await fileHeads(reply, { mime, cache: keeping.never }).send(Buffer.from(bytes))
  },
  async transcribe(_, context, { request }) {
    return takeFormFile(request, bounds, async ({ read, fields }) =>
      transcribe({ bytes: await read(), language: languageOf(fields) }, context, by),
    )
  },
})
