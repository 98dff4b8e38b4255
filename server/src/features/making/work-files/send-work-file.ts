// How a file of a work goes out, whichever address opened it: itself, its small picture, or what is made of it.
import type { SoundFormat } from '@atelier/engines/media-desk/media-desk'
import { extensionOf } from '../../../platform/file-extension.ts'
import { fileHeads, offerAs, sendStored } from '../../../platform/http/send-file.ts'
import type { RawReply } from '../../../platform/http/serve-endpoint.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import { lyricFile } from './lyric-file.ts'
import { type SoundFormats, soundMimes } from './sound-formats.ts'
import { storageName } from './work-file-names.ts'
import type { NamedFile } from './work-files.store.ts'

/** What a file is wanted as; the file itself, to be shown, when absent. */
export type FileForm = 'thumb' | 'download' | SoundFormat | 'lrc'

/** What may be sent of a file. */
export type Sendable = { mime: string; downloadName?: string } & (
  | { text: string }
  | {
      /** In storage … */
      name: string
      /** … once this has been made. */
      made?: { fileId: string; format: SoundFormat }
    }
)

/** The address of what else than the small picture a file is wanted as opens the file itself too. */
export const variantOf = (as: FileForm | undefined) => (as === 'thumb' ? 'thumb' : 'whole')

/** A file as it is wanted, saved under a name with this beginning; undefined where there is no such thing of it. */
export function sendableAs(
  file: NamedFile,
  as: FileForm | undefined,
  title: string,
): Sendable | undefined {
  const { id, mime } = file
  const whole = storageName(id, 'whole')
  switch (as) {
    case undefined:
      return { name: whole, mime }
    case 'thumb':
      return file.hasThumbnail ? { name: storageName(id, 'thumb'), mime: 'image/webp' } : undefined
    case 'download':
      return { name: whole, mime, downloadName: `${title}.${extensionOf(mime)}` }
    case 'lrc': {
      const text = lyricFile(file.about, file.durationS)
      if (text === undefined) return undefined
      return { text, mime: 'text/plain; charset=utf-8', downloadName: `${title}.lrc` }
    }
    default: {
      if (!mime.startsWith('audio/')) return undefined
      const sound = { mime: soundMimes[as], downloadName: `${title}.${as}` }
      if (mime === sound.mime) return { ...sound, name: whole }
      return { ...sound, name: storageName(id, as), made: { fileId: id, format: as } }
    }
  }
}

/** Undefined when it is not there; nothing was sent then. */
export async function sendWorkFile(
  raw: RawReply,
  { cache, ...file }: Sendable & { cache: string },
  { storage, sounds }: { storage: FileStorage; sounds: SoundFormats },
): Promise<true | undefined> {
  if ('text' in file) {
    const reply = fileHeads(raw.reply, { mime: file.mime, cache })
    if (file.downloadName) offerAs(reply, file.downloadName)
    await reply.send(file.text)
    return true
  }
  const { made, ...stored } = file
  if (await sendStored(raw, { ...stored, cache }, storage)) return true
  if (!made || !(await sounds.make(made.fileId, made.format))) return undefined
  return sendStored(raw, { ...stored, cache }, storage)
}
