// Files in a bucket of a storage that speaks S3.
import { createWriteStream } from 'node:fs'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  type GetObjectCommandOutput,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { cutOut, ofLength } from './byte-streams.ts'
import { openS3Line, reasonOf, type S3Line, type S3Options } from './s3-line.ts'
import {
  assertStorageName,
  type FileStorage,
  isStorageName,
  type OpenedPart,
  StorageAway,
} from './storage.ts'

export type S3Storage = FileStorage & {
  /** Throws StorageAway, with the reason, when the bucket cannot be used. */
  try(): Promise<void>
}

/** Tried at the start. */
const trialName = 'storage-trial'

export const createS3Storage = (options: S3Options): S3Storage => storeOn(openS3Line(options))

export function storeOn(line: S3Line): S3Storage {
  const named = (name: string) => {
    assertStorageName(name)
    return name
  }

  async function put(
    name: string,
    body: Uint8Array | Readable,
    { bytes, signal }: { bytes: number; signal?: AbortSignal },
  ): Promise<void> {
    const request = { ...line.place(named(name)), Body: body, ContentLength: bytes }
    const options = {
      ...(signal ? { abortSignal: signal } : {}),
      requestTimeout: line.patienceMs(bytes),
    }
    await line.reach(() => line.client.send(new PutObjectCommand(request), options))
  }

  const storage: S3Storage = {
    save: (name, bytes) => put(name, bytes, { bytes: bytes.byteLength }),
    async saveStream(name, content, bytes) {
      const broken = new AbortController()
      const exact = ofLength(bytes)
      // What breaks before its end is shown only by ending the request.
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
    open: async (name) => line.open(named(name)),
    async openPart(name, part) {
      const key = named(name)
      // Not every storage knows how to count from the end.
      const { from, to } = 'last' in part ? await lastOf(key, part.last, line) : part
      const isEmpty = to !== undefined && to < from
      const range = `bytes=${from}-${to ?? ''}`
      const found = isEmpty ? undefined : await line.get(key, range).catch(outOfRange)
      if (found) return partOf(found, { from, to }, line.streamOf(found))
      const bytes = await line.sizeOf(key)
      return bytes === undefined ? undefined : { bytes, stream: null }
    },
    async read(name) {
      const found = await line.open(named(name))
      if (!found) return undefined
      const parts: Buffer[] = []
      // One that breaks off throws.
      for await (const part of found.stream) parts.push(part)
      return Buffer.concat(parts)
    },
    delete: async (name) => line.remove(named(name)),
    async hold(folder) {
      // Not what others put there, such as a console's mark for a folder, nor backups.
      for await (const page of line.list())
        for (const { name } of page)
          if (isStorageName(name)) await holdFile(name, join(folder, name), storage)
    },
    async try() {
      try {
        await storage.save(trialName, Buffer.from('ok'))
        await storage.read(trialName)
        await storage.delete(trialName)
      } catch (error) {
        throw new StorageAway(
          `The bucket ${line.bucket} cannot be used: ${reasonOf(error)}. Check S3_ENDPOINT, S3_BUCKET, S3_REGION and the keys.`,
          { cause: error },
        )
      }
    },
  }
  return storage
}

/** Nothing of a part is in the file. */
function outOfRange(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416)
    return undefined
  throw error
}

/** Where the last so many bytes are; nowhere in a file that is not there. */
async function lastOf(
  name: string,
  last: number,
  { sizeOf }: Pick<S3Line, 'sizeOf'>,
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
