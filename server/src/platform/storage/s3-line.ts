// The line to a bucket: what every use of it shares. What is asked for is safe to be asked for again, so the SDK tries three times.
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { impatient } from './byte-streams.ts'
import { StorageAway } from './storage.ts'

export type S3Options = {
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

export type ListedFile = { name: string; bytes: number; changedAt: Date }

export type S3Line = ReturnType<typeof openS3Line>

/** Connections to the storage; a download that somebody has paused holds one. */
const lines = { keepAlive: true, maxSockets: 2048 }
const quiet = () => undefined
const defaultIdleMs = 20_000
const connectMs = 10_000
/** Bytes a millisecond that an upload comes to at least. */
const slowestUpload = 500

/** Names are what comes after the prefix. What is asked throws StorageAway when the storage is not to be reached. */
export function openS3Line(options: S3Options) {
  const { bucket, prefix, idleMs = defaultIdleMs } = options
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
  const place = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` })

  async function get(name: string, range?: string): Promise<GetObjectCommandOutput | undefined> {
    const request = { ...place(name), ...(range ? { Range: range } : {}) }
    return reach(() => client.send(new GetObjectCommand(request)))
  }

  function streamOf({ Body }: GetObjectCommandOutput): Readable {
    if (!(Body instanceof Readable)) throw new StorageAway('the storage sent no body')
    return impatient(Body, {
      idleMs,
      asFault: (error) =>
        new StorageAway(`the storage broke off: ${reasonOf(error)}`, { cause: error }),
    })
  }

  return {
    bucket,
    client,
    place,
    reach,
    get,
    streamOf,
    /** How long a request that sends so much is waited for: it counts from the first byte of what may be large. */
    patienceMs: (bytes: number) => idleMs + bytes / slowestUpload,
    addressOf: (name: string) => `s3://${bucket}/${prefix}${name}`,
    async open(name: string): Promise<{ bytes: number; stream: Readable } | undefined> {
      const found = await get(name)
      return found && { bytes: found.ContentLength ?? 0, stream: streamOf(found) }
    },
    async sizeOf(name: string): Promise<number | undefined> {
      return (await reach(() => client.send(new HeadObjectCommand(place(name)))))?.ContentLength
    },
    async remove(name: string): Promise<void> {
      await reach(() => client.send(new DeleteObjectCommand(place(name))))
    },
    /** What is named so at its beginning, a page after the other. */
    async *list(beginning = ''): AsyncGenerator<ListedFile[]> {
      const request = { Bucket: bucket, Prefix: `${prefix}${beginning}` }
      const pages = paginateListObjectsV2({ client }, request)[Symbol.asyncIterator]()
      for (;;) {
        const next = await reach(() => pages.next())
        if (!next || next.done) return
        yield (next.value.Contents ?? []).map(({ Key = '', Size = 0, LastModified }) => ({
          name: Key.slice(prefix.length),
          bytes: Size,
          changedAt: LastModified ?? new Date(0),
        }))
      }
    },
  }
}

/** Does what is asked of the storage; undefined where there is no such file. Throws StorageAway when it is not to be reached. */
async function reach<T>(ask: () => Promise<T>): Promise<T | undefined> {
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

export const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message || error.name : String(error)
