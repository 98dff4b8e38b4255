// Files that go along with a request, as Replicate takes them: small ones within it, large ones uploaded before.
import { beforehand } from '../../beforehand.ts'
import type { EngineIo } from '../../io.ts'
import { askShape, type Upstream } from '../../json-request.ts'
import { writeMultipart } from '../../multipart.ts'
import { toDataUrl } from '../../picture-text.ts'
import { uploaded } from './replicate.wire.ts'

/** Bytes that a file within an input may have. */
const maxWithin = 256 * 1024

type SentFile = { mime: string; data: Uint8Array }

/** What stands for each file in the input of a request. Throws EngineError that says that nothing was taken. */
export async function placeFiles<File extends SentFile>(
  files: readonly File[],
  upstream: Upstream,
  io: EngineIo,
): Promise<(file: File) => string | undefined> {
  const addresses = new Map<File, string>()
  for (const file of files)
    addresses.set(
      file,
      file.data.length <= maxWithin
        ? toDataUrl(file)
        : await beforehand(upload(file, upstream, io)),
    )
  return (file) => addresses.get(file)
}

/** Some models tell what a file is by the end of its name. */
const endings: { readonly [mime: string]: string } = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/x-flac': 'flac',
}

async function upload({ mime, data }: SentFile, upstream: Upstream, io: EngineIo): Promise<string> {
  const [what = 'file', kind = 'bin'] = mime.split('/')
  const name = what === 'image' ? 'picture' : what
  const file = `${name}.${endings[mime] ?? kind.replace(/\W/g, '')}`
  const form = writeMultipart([{ name: 'content', file, mime, data }])
  const { urls } = await askShape(upstream, { path: '/files', form }, uploaded, io)
  return urls.get
}
