// Backups in a bucket, so that they are there whichever server made them, and when its disk is not. An archive is prepared on the disk, and
// goes up in parts: a storage takes only so much in one request, and a part that fails is sent again.
import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { S3Line } from '../storage/s3-line.ts'
import { StorageAway } from '../storage/storage.ts'
import { type BackupShelf, isBackupName, removeAbandoned } from './backup-shelf.ts'

/** Before names of backups: no stored file is named so, and so no backup holds the ones before it. */
const beside = '.backups/'
const defaultPartBytes = 64 * 1024 * 1024
/** A storage takes ten thousand. */
const maxParts = 9000
const triesOfPart = 3

export function createBucketShelf(
  line: S3Line,
  { scratch, partBytes = defaultPartBytes }: { scratch: string; partBytes?: number },
): BackupShelf {
  const keyOf = (name: string) => `${beside}${name}`

  async function upload(name: string, file: string): Promise<void> {
    const { size } = await stat(file)
    const request = line.place(keyOf(name))
    const { UploadId } =
      (await line.reach(() => line.client.send(new CreateMultipartUploadCommand(request)))) ?? {}
    if (!UploadId) throw new StorageAway('the storage began no upload')
    const named = { ...request, UploadId }
    try {
      const Parts = []
      const each = Math.max(partBytes, Math.ceil(size / maxParts))
      for (let at = 0, PartNumber = 1; at < size; at += each, PartNumber += 1) {
        const bytes = Math.min(each, size - at)
        const send = () =>
          line.client.send(
            new UploadPartCommand({
              ...named,
              PartNumber,
              ContentLength: bytes,
              Body: createReadStream(file, { start: at, end: at + bytes - 1 }),
            }),
            { requestTimeout: line.patienceMs(bytes) },
          )
        const sent = await tried(() => line.reach(send))
        Parts.push({ PartNumber, ETag: sent?.ETag })
      }
      const whole = { ...named, MultipartUpload: { Parts } }
      // The storage may put the parts together before it answers.
      const end = () =>
        line.client.send(new CompleteMultipartUploadCommand(whole), {
          requestTimeout: line.patienceMs(size),
        })
      const ended = await line.reach(end).catch(async (error: unknown) => {
        if (await isThere(name, size)) return whole
        throw error
      })
      if (!ended && !(await isThere(name, size)))
        throw new StorageAway('the storage has lost an upload')
    } catch (error) {
      // What is left of it costs room where nobody sees it; a storage that is away now may be told to clear such things by itself.
      await line.client.send(new AbortMultipartUploadCommand(named)).catch(() => undefined)
      throw error
    }
  }

  /** An upload that has ended may say that it has not: its answer was lost, and asked once more nobody knows it. */
  const isThere = async (name: string, size: number) =>
    (await line.sizeOf(keyOf(name)).catch(() => undefined)) === size

  async function sizeOf(name: string): Promise<number | undefined> {
    return isBackupName(name) ? line.sizeOf(keyOf(name)) : undefined
  }

  return {
    async put(name, write) {
      await mkdir(scratch, { recursive: true })
      await removeAbandoned(scratch, new Date())
      const file = join(scratch, name)
      try {
        const made = await write(file)
        await upload(name, file)
        return made
      } finally {
        await rm(file, { force: true })
      }
    },
    async list() {
      const found = []
      for await (const page of line.list(beside))
        for (const { name: key, bytes, changedAt } of page) {
          const name = key.slice(beside.length)
          if (isBackupName(name)) found.push({ name, bytes, madeAt: changedAt })
        }
      return found
    },
    sizeOf,
    async open(name) {
      return isBackupName(name) ? line.open(keyOf(name)) : undefined
    },
    async remove(name) {
      if (isBackupName(name)) await line.remove(keyOf(name))
    },
    whereIs: (name) => line.addressOf(keyOf(name)),
  }
}

async function tried<T>(send: () => Promise<T>): Promise<T> {
  for (let left = triesOfPart; ; left -= 1)
    try {
      return await send()
    } catch (error) {
      if (left <= 1) throw error
    }
}
