// A picture on its way, made ready for the server. Loaded with the first one.
import type { Upload } from '@atelier/contract/features/identity/uploads'
import { upload } from '../../../api/upload.ts'
import { inWords } from '../../../i18n/refused-file.ts'
import { preparePicture } from '../../../lib/incoming/prepare-picture.ts'

type Settings = { signal: AbortSignal; onProgress: (part: number) => void }

/** Throws CallFailure, and FileRefusal for what was not sent; both have words for people. */
export async function sendPicture(file: File, settings: Settings): Promise<Upload> {
  const prepared = await inWords(preparePicture(file))
  settings.signal.throwIfAborted()
  return upload('uploads.addPicture', prepared, { ...settings, shownInPlace: true })
}
