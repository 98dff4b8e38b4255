// Files in a bucket of a storage that speaks S3. What is asked for is safe to be asked for again, so the SDK tries three times.
import { createWriteStream } from 'node:fs'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { cutOut, impatient, ofLength } from './byte-streams.ts'
import {
  assertStorageName,
  type FileStorage,
  isStorageName,
  type OpenedPart,
  StorageAway,
} from './storage.ts'

export type S3StorageOptions = {
  bucket: string
  /** Before every name; empty, or ending in `/`. */
  prefix: string
  region: string
  /** Absent: Amazon's. */
  endpoint: string | undefined
  forcePathStyle: boolean
  /** Absent: as the machine is set up. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  /** How long an answer, and each further piece of one, is waited for, in milliseconds. */
  idleMs?: number
}

export type S3Storage = FileStorage & {
  /** Throws StorageAway, with the reason, when the bucket cannot be used. */
  try(): Promise<void>
}

/** Connections to the storage; a download that somebody has paused holds one. */
const lines = { keepAlive: true, maxSockets: 2048 }
const quiet = () => undefined
const usualIdleMs = 20_000
const connectMs = 10_000
/** Bytes a millisecond that an upload comes to at least. */
const slowestUpload = 500
/** Tried at the start. */
const trialName = 'storage-trial'

export function createS3Storage(options: S3StorageOptions): S3Storage {
  const { bucket, prefix, idleMs = usualIdleMs } = options
  const client = new S3Client({
    region: options.region,
    forcePathStyle: options.forcePathStyle,
    ...(options.endpoint ? { endpoint: options.endpoint } : {}),
    ...(options.credentials ? { credentials: options.credentials } : {}),
    // Not every storage knows the newer checksums, and streams of known length need none.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // What goes wrong is thrown, and told by whoever asked.
    logger: { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet },
    requestHandler: {
      connectionTimeout: connectMs,
      // Until an answer begins. How its pieces come is watched where they are read: a line on which nobody wants more stands still.
      requestTimeout: idleMs,
      socketTimeout: 0,
      throwOnRequestTimeout: true,
      httpAgent: new HttpAgent(lines),
      httpsAgent: new HttpsAgent(lines),
    },
  })
  const place = (name: string) => {
    assertStorageName(name)
    return { Bucket: bucket, Key: `${prefix}${name}` }
  }

  async function get(name: string, range?: string): Promise<GetObjectCommandOutput | undefined> {
    const wish = { ...place(name), ...(range ? { Range: range } : {}) }
    return reached(() => client.send(new GetObjectCommand(wish)))
  }

  async function sizeOf(name: string): Promise<number | undefined> {
    const wish = place(name)
    return (await reached(() => client.send(new HeadObjectCommand(wish))))?.ContentLength
  }

  function streamOf({ Body }: GetObjectCommandOutput): Readable {
    if (!(Body instanceof Readable)) throw new StorageAway('the storage sent no body')
    return impatient(Body, {
      idleMs,
      asFault: (error) =>
        new StorageAway(`the storage broke off: ${reasonOf(error)}`, { cause: error }),
    })
  }

  async function put(
    name: string,
    body: Uint8Array | Readable,
    { bytes, signal }: { bytes: number; signal?: AbortSignal },
  ): Promise<void> {
    const wish = { ...place(name), Body: body, ContentLength: bytes }
    const options = {
      ...(signal ? { abortSignal: signal } : {}),
      // It counts from the first byte of a file that may be large.
      requestTimeout: idleMs + bytes / slowestUpload,
    }
    await reached(() => client.send(new PutObjectCommand(wish), options))
  }

  const storage: S3Storage = {
    save: (name, bytes) => put(name, bytes, { bytes: bytes.byteLength }),
    async saveStream(name, content, bytes) {
      const broken = new AbortController()
      const exact = ofLength(bytes)
      // What breaks before its end is told to nobody but by ending the request.
      pipeline(content, exact).catch((error: unknown) => broken.abort(error))
      try {
        await put(name, exact, { bytes, signal: broken.signal })
      } catch (error) {
        broken.signal.throwIfAborted()
        throw error
      } finally {
        content.destroy()
      }
    },
    async open(name) {
      const found = await get(name)
      return found && { bytes: found.ContentLength ?? 0, stream: streamOf(found) }
    },
    async openPart(name, part) {
      // Not every storage knows how to count from the end.
      const { from, to } = 'last' in part ? await lastOf(name, part.last, sizeOf) : part
      const isEmpty = to !== undefined && to < from
      const range = `bytes=${from}-${to ?? ''}`
      const found = isEmpty ? undefined : await get(name, range).catch(outOfRange)
      if (found) return partOf(found, { from, to }, streamOf(found))
      const bytes = await sizeOf(name)
      return bytes === undefined ? undefined : { bytes, stream: null }
    },
    async read(name) {
      const found = await get(name)
      if (!found) return undefined
      const parts: Buffer[] = []
      // One that breaks off throws.
      for await (const part of streamOf(found)) parts.push(part)
      return Buffer.concat(parts)
    },
    async delete(name) {
      const wish = place(name)
      await reached(() => client.send(new DeleteObjectCommand(wish)))
    },
    async hold(folder) {
      for await (const page of listed(client, { Bucket: bucket, Prefix: prefix }))
        for (const key of page) {
          const name = key.slice(prefix.length)
          // What others put there, such as a console's mark for a folder.
          if (!isStorageName(name)) continue
          await holdFile(name, join(folder, name), storage)
        }
    },
    async try() {
      try {
        await storage.save(trialName, Buffer.from('ok'))
        await storage.read(trialName)
        await storage.delete(trialName)
      } catch (error) {
        throw new StorageAway(
          `The bucket ${bucket} cannot be used: ${reasonOf(error)}. Check S3_ENDPOINT, S3_BUCKET, S3_REGION and the keys.`,
          { cause: error },
        )
      }
    },
  }
  return storage
}

/** Does what is asked of the storage; undefined where there is no such file. Throws StorageAway when it is not to be reached. */
async function reached<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof S3ServiceException) {
      const status = error.$metadata.httpStatusCode ?? 0
      if (error.name === 'NoSuchKey' || error.name === 'NotFound') return undefined
      if (status === 416) throw error
      throw new StorageAway(`the storage answered ${error.name} (${status})`, { cause: error })
    }
    throw new StorageAway(`the storage was not reached: ${reasonOf(error)}`, { cause: error })
  }
}

/** Nothing of a part is in the file. */
function outOfRange(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416)
    return undefined
  throw error
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message || error.name : String(error)

/** Where the last so many bytes are; nowhere in a file that is not there. */
async function lastOf(
  name: string,
  last: number,
  sizeOf: (name: string) => Promise<number | undefined>,
): Promise<{ from: number; to?: number }> {
  const bytes = (await sizeOf(name)) ?? 0
  return last > 0 && bytes > 0 ? { from: Math.max(0, bytes - last) } : { from: 1, to: 0 }
}

/** A storage may send more than was asked for: the rest is left out. */
function partOf(
  found: GetObjectCommandOutput,
  asked: { from: number; to?: number | undefined },
  stream: Readable,
): OpenedPart {
  const sent = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(found.ContentRange ?? '')
  const bytes = Number(sent?.[3] ?? found.ContentLength ?? 0)
  const first = Number(sent?.[1] ?? 0)
  const last = Number(sent?.[2] ?? bytes - 1)
  const to = Math.min(asked.to ?? bytes - 1, bytes - 1)
  if (first === asked.from && last === to) return { bytes, from: first, to, stream }
  const skipped = asked.from - first
  return { bytes, from: asked.from, to, stream: cutOut(stream, skipped, to - asked.from + 1) }
}

/** Names, a page after the other. */
async function* listed(
  client: S3Client,
  wish: { Bucket: string; Prefix: string },
): AsyncGenerator<string[]> {
  const pages = paginateListObjectsV2({ client }, wish)[Symbol.asyncIterator]()
  for (;;) {
    const next = await reached(() => pages.next())
    if (!next || next.done) return
    yield (next.value.Contents ?? []).flatMap(({ Key }) => Key ?? [])
  }
}

/** One that vanishes meanwhile is passed over. */
async function holdFile(name: string, path: string, storage: FileStorage): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (isThere) return
  const file = await storage.open(name)
  if (!file) return
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.part`
  try {
    await pipeline(file.stream, createWriteStream(part))
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
