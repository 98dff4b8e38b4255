import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import { recordingLimits } from '@atelier/contract/features/voice'
import type { FastifyRequest } from 'fastify'
import { findFormFile, readWhole } from '../../platform/http/find-form-file.ts'
import { fileHeads, keeping } from '../../platform/http/send-file.ts'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import { speak, transcribe } from './voice.usecases.ts'
import type { VoiceDependencies } from './voice-dependencies.ts'
import { offerVoice } from './voice-offer.ts'

const megabytes = recordingLimits.bytes / 1024 / 1024

async function readRecording(
  request: FastifyRequest,
): Promise<{ bytes: Uint8Array; language: string }> {
  const file = await findFormFile(request, recordingLimits.bytes)
  const bytes = await readWhole(
    file,
    (cause) => new Failure('uploads.too_large', { values: { megabytes }, cause }),
  )
  const given = file.fields.language
  const named = given && 'value' in given ? String(given.value) : ''
  return { bytes, language: /^[a-z]{2}$/.test(named) ? named : '' }
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
    return transcribe(await readRecording(request), context, by)
  },
})
