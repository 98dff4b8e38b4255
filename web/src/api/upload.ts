import type { ReplyAt, UploadKey } from './endpoint-types.ts'
import type { CallSettings } from './transport.ts'
import { openEnvelope, send } from './transport.ts'

/** Sends one file and answers with what was made of it. Throws CallFailure. */
export async function upload<K extends UploadKey>(
  key: K,
  file: Blob,
  settings: CallSettings = {},
): Promise<ReplyAt<K>> {
  const form = new FormData()
  form.append('file', file, file instanceof File ? file.name : 'file')
  const response = await send(key, { form }, settings, 'application/json')
  return openEnvelope<ReplyAt<K>>(key, response, settings)
}
