import type { ReplyAt, UploadName } from './endpoint-types.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { refreshAfter } from './refresh.ts'
import type { CallSettings } from './transport.ts'
import { openEnvelope, send } from './transport.ts'

type UploadSettings = CallSettings & {
  /** Told how much has been sent, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined
}

/** Sends one file and answers with what was made of it. Throws CallFailure. */
export async function upload<N extends UploadName>(
  name: N,
  file: Blob,
  settings: UploadSettings = {},
): Promise<ReplyAt<N>> {
  const { onProgress } = settings
  const form = new FormData()
  form.append('file', file, file instanceof File ? file.name : 'file')
  const transfer = onProgress ? fetchWithProgress(onProgress) : fetch
  const response = await send(name, { form }, settings, 'application/json', transfer)
  const reply = await openEnvelope<ReplyAt<N>>(name, response, settings)
  refreshAfter(name)
  return reply
}
