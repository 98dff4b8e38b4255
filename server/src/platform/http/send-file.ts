// Sends a file that people made or that was made for them: its type is fixed here, and a page of it may do nothing, whatever its bytes say.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BytePart, FileStorage, OpenedPart } from '../storage/storage.ts'

/** How long a file may be kept by whoever fetched it. */
export const keeping = {
  forever: 'public, max-age=31536000, immutable',
  aDay: 'private, max-age=86400',
  never: 'no-store',
} as const

export type SentFile = { mime: string; cache: string }

/** Heads of the answer for such a file. */
export const fileHeads = (reply: FastifyReply, { mime, cache }: SentFile): FastifyReply =>
  reply
    .type(mime)
    .header('cache-control', cache)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')

/** Offers a file for saving under a name in any script. */
export const offerAs = (reply: FastifyReply, name: string): FastifyReply => {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replaceAll(/['()*]/g, percent)
  return reply.header(
    'content-disposition',
    `attachment; filename="${plain}"; filename*=UTF-8''${whole}`,
  )
}

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

/** Sends a stored file, or the part of it that was asked for. Undefined when it is not there; nothing was sent then. */
export async function sendStored(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  file: SentFile & { name: string; downloadName?: string },
  storage: FileStorage,
): Promise<true | undefined> {
  const part = askedPart(request)
  const opened = await openAsked(file.name, part, storage)
  if (!opened) return undefined
  fileHeads(reply, file).header('accept-ranges', 'bytes')
  if (file.downloadName) offerAs(reply, file.downloadName)
  const { bytes } = opened
  if (!opened.stream) {
    reply.code(416).header('cache-control', keeping.never)
    await reply.header('content-range', `bytes */${bytes}`).send()
    return true
  }
  const { from, to, stream } = opened
  if (part) reply.code(206).header('content-range', `bytes ${from}-${to}/${bytes}`)
  reply.header('content-length', to - from + 1)
  await reply.send(stream)
  return true
}

async function openAsked(
  name: string,
  part: BytePart | undefined,
  storage: FileStorage,
): Promise<OpenedPart | undefined> {
  if (part) return storage.openPart(name, part)
  const whole = await storage.open(name)
  return whole && { ...whole, from: 0, to: whole.bytes - 1 }
}

/**
 * The part that a request asks for. Undefined for all of it: also when several parts are asked for, or what is asked for cannot be read
 * (RFC 9110, 14.2). What is stored never changes under its name, so `If-Range` always holds.
 */
function askedPart({ headers }: FastifyRequest): BytePart | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '')
  const [, from = '', to = ''] = match ?? []
  if (from === '') return to === '' ? undefined : { last: Number(to) }
  if (to === '') return { from: Number(from) }
  return Number(to) < Number(from) ? undefined : { from: Number(from), to: Number(to) }
}
