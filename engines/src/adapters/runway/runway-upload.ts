// Where Runway fetches a song from: it is written into the request, stands at an address of ours, or is put into Runway's own store, as the
// vendor's SDK does.
import { z } from 'zod'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import { ask, askShape, type Upstream } from '../../json-request.ts'
import type { MediaInput } from '../../kinds/work.ts'
import { writeMultipart } from '../../multipart.ts'
import { toDataUrl } from '../../picture-text.ts'
import { readText } from '../../read-reply.ts'
import { mayHaveKey } from '../../trusted-address.ts'

/** The most characters of a song as a data URI. Unverified: that its 16 MB are those of the text. */
const maxInline = 16 * 1024 * 1024

/** Unverified: in whose cloud the store stands. */
const storeDomains = ['amazonaws.com', 'runwayml.com']

const permit = z.object({
  runwayUri: z.string().startsWith('runway://'),
  uploadUrl: z.url(),
  /** They become names within the form. */
  fields: z.record(z.string().regex(/^[\w.-]+$/), z.string()),
})

export async function addressForSong(
  song: MediaInput,
  upstream: Upstream,
  io: EngineIo,
): Promise<string> {
  // A third more than the bytes; a song that is too long is not written out to be measured.
  if (song.data.byteLength * (4 / 3) <= maxInline - 100) return toDataUrl(song)
  if (song.url !== undefined && URL.parse(song.url)?.protocol === 'https:') return song.url
  return upload(song, upstream, io)
}

async function upload({ mime, data }: MediaInput, upstream: Upstream, io: EngineIo) {
  const file = `song.${endings[mime] ?? 'mp3'}`
  const question = { path: '/v1/uploads', json: { filename: file, type: 'ephemeral' } }
  const { runwayUri, uploadUrl, fields } = await askShape(upstream, question, permit, io)
  // People's songs go to no other host that an answer names.
  if (!mayHaveKey(uploadUrl, upstream.baseUrl, storeDomains))
    throw new EngineError(
      'invalid',
      'The upstream wants the song at an address that is not its own.',
    )
  const form = writeMultipart([
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    // Last: the store ignores what comes after it.
    { name: 'file', file, mime, data },
  ])
  // The store knows the form, not the key.
  const store: Upstream = { ...upstream, headers: {}, readError: () => undefined }
  await readText(await ask(store, { path: uploadUrl, form }, io), io.signal, 1024 * 1024)
  return runwayUri
}

const endings: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/flac': 'flac',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
}
