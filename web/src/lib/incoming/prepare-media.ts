// Clips and songs on their way to the server. Which of them a file is, its tracks tell; what stands on that is large, and loaded with the
// first file that needs it.
import { mediaLimits } from '@atelier/contract/upload-limits'
import { type ForeignSound, type HeadKind, isForeign, readHead } from './file-head.ts'
import { FileRefusal } from './file-refusal.ts'

const megabytes = mediaLimits.bytes / 1024 / 1024

const pictures: readonly HeadKind[] = [
  'jpeg',
  'png',
  'gif',
  'webp',
  'avif',
  'tiff',
  'heic',
  'bmp',
  'ico',
]

/**
 * The sound of a file as the server reads it: the file itself, its packets in a file of their own, or decoded by this browser. Throws
 * FileRefusal, before anything is sent.
 */
export async function prepareSong(file: File, signal: AbortSignal): Promise<File> {
  const { name } = file
  const kind = await readHead(file)
  if (pictures.includes(kind)) throw new FileRefusal('notASong', file)
  if (kind === 'sound') return checkedSize(file)
  if (kind === 'other' && !(await mayHoldMp3(file))) throw new FileRefusal('brokenMedia', file)
  if (kind === 'other') return checkedSize(file)
  if (isForeign(kind)) return decodedHere(await checkedSize(file), kind)
  const { extractSound } = await import('./extract-sound.ts')
  const found = await extractSound(file, { longestS: mediaLimits.seconds, signal })
  signal.throwIfAborted()
  if (found instanceof Blob) {
    return checkedSize(renamed(found, name))
  }
  const { problem } = found
  const values = { minutes: mediaLimits.seconds / 60, codec: 'codec' in found ? found.codec : '' }
  throw new FileRefusal(reasons[problem], file, values)
}

/** Sound of a kind that the server does not know, where this browser does. */
async function decodedHere(file: File, codec: ForeignSound): Promise<File> {
  const { decodeWhole } = await import('./decode-whole.ts')
  const decoded = await decodeWhole(file)
  if (!decoded) throw new FileRefusal('unreadable', file, { codec })
  return checkedSize(renamed(decoded, file.name))
}

const renamed = (sound: Blob, name: string): File => {
  const ending = sound.type === 'audio/mpeg' ? 'mp3' : (sound.type.split('/')[1] ?? 'ogg')
  return new File([sound], `${name.replace(/\.[^.]+$/, '')}.${ending}`, { type: sound.type })
}

/** As far as the server looks for the first frame of an MP3, in bytes. */
const maxSearched = 1024 * 1024

async function mayHoldMp3(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, maxSearched + 4).arrayBuffer())
  // Eleven bits, and the layer.
  return bytes.some((byte, at) => byte === 0xff && ((bytes[at + 1] ?? 0) & 0xe6) === 0xe2)
}

const reasons = {
  none: 'noSound',
  long: 'tooLong',
  broken: 'brokenMedia',
  codec: 'unreadable',
} as const

/** The clip as it is. Throws FileRefusal for sound without a picture, before anything is sent. */
export async function prepareClip(file: File): Promise<File> {
  const kind = await readHead(file)
  if (pictures.includes(kind) || kind === 'sound' || kind === 'aac')
    throw new FileRefusal('notAClip', file)
  await checkedSize(file)
  if (kind !== 'box') return file
  const { hasPicture } = await import('./extract-sound.ts')
  // What cannot be read here, the server may.
  if ((await hasPicture(file)) === false) throw new FileRefusal('soundAlone', file)
  return file
}

async function checkedSize(file: File): Promise<File> {
  if (file.size <= mediaLimits.bytes) return file
  throw new FileRefusal('mediaTooLarge', file, { megabytes })
}
