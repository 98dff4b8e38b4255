import type { ReplyAt, UploadKey } from './endpoint-types.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import type { CallSettings } from './transport.ts'
import { openEnvelope, send } from './transport.ts'

type UploadSettings = CallSettings & {
  /** Told how much has been sent, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined
}

/** Sends one file and answers with what was made of it. Throws CallFailure. */
export async function upload<K extends UploadKey>(
  key: K,
  file: Blob,
  settings: UploadSettings = {},
): Promise<ReplyAt<K>> {
  const { onProgress } = settings
  const form = new FormData()
  form.append('file', file, file instanceof File ? file.name : 'file')
  const transfer = onProgress ? fetchWithProgress(onProgress) : fetch
  const response = await send(key, { form }, settings, 'application/json', transfer)
  return openEnvelope<ReplyAt<K>>(key, response, settings)
}
