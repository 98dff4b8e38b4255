// JSON that is sent: what is short is parsed here, what is long goes to a file and is parsed in a thread of its own.
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Failure } from '@atelier/contract/errors'
import { parseBounded } from '@atelier/engines/bounded-json'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newKey } from '../ids.ts'
import { parseJsonFile } from '../json/parse-file.ts'
import type { Held } from './bodies-in-flight.ts'

/** Longest JSON that is parsed where everybody is served, in bytes. */
export const shortJsonBytes = 256 * 1024

/** A POST without a body is one with an empty object. `folder` takes what is long until it is parsed. */
export function readJsonBodies(app: FastifyInstance, folder: string): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', async (request: FastifyRequest, body: Readable) => {
    try {
      return await readJson(request, body, folder)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      throw new Failure('request.invalid', { fields: [{ field: '', reason: error.message }] })
    }
  })
}

async function readJson(request: FastifyRequest, body: Readable, folder: string): Promise<unknown> {
  const max = request.routeOptions.bodyLimit ?? shortJsonBytes
  if (Number(request.headers['content-length'] ?? 0) > max) throw new Failure('request.too_large')
  const held = request.heldBody ?? uncounted
  const begun = await collect(body, { max, held })
  if (begun.isWhole) return parseShort(begun.bytes)
  const file = join(folder, newKey())
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const bytes = await writeOut(body, { begun: begun.bytes, file, max, held })
    held.letGo()
    held.store(bytes)
    // What it is parsed to stands in memory until it is dealt with.
    held.hold(bytes)
    return await parseJsonFile(file)
  } finally {
    await rm(file, { force: true })
  }
}

const parseShort = (bytes: Buffer): unknown => (bytes.length ? parseBounded(bytes.toString()) : {})

/** Of what comes past the count, such as a request of a test. */
const uncounted: Held = { hold() {}, store() {}, letGo() {} }

type Bounds = { max: number; held: Held }

/** What comes, up to a short JSON; the stream then stands still, with the rest in it. Not by iteration: that would end the connection with it. */
function collect(
  body: Readable,
  { max, held }: Bounds,
): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const pieces: Buffer[] = []
  let length = 0
  return whileReading<{ bytes: Buffer; isWhole: boolean }>(
    body,
    (piece, done) => {
      held.hold(piece.length)
      pieces.push(piece)
      length += piece.length
      if (length > max) throw new Failure('request.too_large')
      if (length > shortJsonBytes) done({ bytes: Buffer.concat(pieces), isWhole: false })
    },
    () => ({ bytes: Buffer.concat(pieces), isWhole: true }),
  )
}

/** Resolves with how many bytes there are in all. */
async function writeOut(
  body: Readable,
  { begun, file, max, held }: Bounds & { begun: Buffer; file: string },
): Promise<number> {
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  const written = new Promise<void>((resolve, reject) =>
    out.once('close', resolve).once('error', reject),
  )
  // Told where it is waited for.
  written.catch(() => undefined)
  let length = begun.length
  held.store(begun.length)
  out.write(begun)
  try {
    await whileReading(
      body,
      (piece) => {
        length += piece.length
        if (length > max) throw new Failure('request.too_large')
        held.store(piece.length)
        if (out.write(piece)) return
        body.pause()
        out.once('drain', () => body.resume())
      },
      () => undefined,
      out,
    )
  } finally {
    out.end()
  }
  await written
  return length
}

/** Takes piece after piece until one is enough, or the end; rejects with what taking one throws, and where the body breaks off. */
function whileReading<T>(
  body: Readable,
  take: (piece: Buffer, done: (made: T) => void) => void,
  atEnd: () => T,
  beside?: NodeJS.EventEmitter,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = (how: () => void) => {
      body.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose)
      beside?.off('error', onError)
      body.pause()
      how()
    }
    const onData = (piece: Buffer) => {
      try {
        take(piece, (made) => settle(() => resolve(made)))
      } catch (error) {
        settle(() => reject(error))
      }
    }
    const onEnd = () => settle(() => resolve(atEnd()))
    const onError = (error: unknown) => settle(() => reject(error))
    const onClose = () => onError(new Failure('request.invalid'))
    body.on('data', onData).once('end', onEnd).once('error', onError).once('close', onClose)
    beside?.once('error', onError)
    body.resume()
  })
}
