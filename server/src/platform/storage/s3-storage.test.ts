import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type S3Server, startS3Server } from '../../testing/s3-server.ts'
import { openStores } from './open-stores.ts'
import { createS3Storage, type S3Storage } from './s3-storage.ts'
import { StorageAway } from './storage.ts'
import { describeStorage } from './testing/storage-suite.ts'

let server: S3Server
let storage: S3Storage
beforeAll(async () => {
  server = await startS3Server()
  storage = createS3Storage({ ...server.options, prefix: 'a-site/' })
})
afterAll(() => server.close())
afterEach(() => server.set('open'))

describeStorage(() => storage)

describe('a bucket', () => {
  it('that is shared with others is used within a folder alone', async () => {
    const others = createS3Storage(server.options)
    await others.save('theirs/file', Buffer.from('x'))
    await storage.save('ours/file', Buffer.from('y'))
    expect(await storage.read('theirs/file')).toBeUndefined()
    expect(Buffer.from((await others.read('a-site/ours/file')) ?? []).toString()).toBe('y')
  })

  it('that is not there, or refuses, is told at the start, without a key', async () => {
    const { endpoint } = server.options
    const config = {
      DATA_DIR: '/nowhere',
      S3_BUCKET: 'not-there',
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'a-secret-key',
      S3_PREFIX: '',
      S3_FORCE_PATH_STYLE: undefined,
    }
    const opened = openStores(config)
    await expect(opened).rejects.toThrow(/bucket not-there cannot be used.*S3_ENDPOINT/)
    await expect(opened).rejects.not.toThrow(/a-secret-key/)
    await expect(
      openStores({ ...config, S3_ENDPOINT: 'http://127.0.0.1:9' }),
    ).rejects.toBeInstanceOf(StorageAway)
    await expect(openStores({ ...config, S3_BUCKET: 'atelier' })).resolves.toBeDefined()
  })
})

describe('a storage in trouble', () => {
  const whole = Buffer.alloc(300_000, 'so long that it comes in parts ')

  it.each(['fault', 'silent'] as const)(
    'that is %s is away, for whatever is asked',
    async (door) => {
      const impatient = createS3Storage({ ...server.options, idleMs: 150 })
      await impatient.save('kept', whole)
      server.set(door)
      const asked = [
        () => impatient.save('never', whole),
        () => impatient.open('kept'),
        () => impatient.openPart('kept', { from: 1, to: 5 }),
        () => impatient.read('kept'),
        () => impatient.delete('kept'),
      ]
      for (const ask of asked) await expect(ask()).rejects.toBeInstanceOf(StorageAway)
      server.set('open')
      expect(await impatient.read('never')).toBeUndefined()
      expect(await impatient.read('kept')).toHaveLength(whole.length)
    },
  )

  it('that breaks off never passes half a file for the whole', async () => {
    await storage.save('long', whole)
    server.set('cut')
    await expect(storage.read('long')).rejects.toBeInstanceOf(StorageAway)
    const file = await storage.open('long')
    expect(file?.bytes).toBe(whole.length)
    const readAll = async () => {
      for await (const _ of file?.stream ?? []) {
        // Read only.
      }
    }
    await expect(readAll()).rejects.toBeInstanceOf(StorageAway)
  })
})

describe('a storage that is slow', () => {
  const idleMs = 150

  it('takes a file for as long as it goes on taking', async () => {
    const slow = createServer((incoming, reply) => {
      void (async () => {
        let pauses = 0
        for await (const _ of incoming) if (pauses++ < 4) await wait(idleMs)
        reply.end()
      })()
    })
    slow.listen(0, '127.0.0.1')
    await once(slow, 'listening')
    const endpoint = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`
    const patient = createS3Storage({ ...server.options, endpoint, idleMs })
    await patient.save('large', Buffer.alloc(2_000_000, 'x'))
    slow.closeAllConnections()
    slow.close()
  })

  it('is not to blame for a reader that pauses', async () => {
    const patient = createS3Storage({ ...server.options, idleMs })
    const bytes = Buffer.alloc(4_000_000, 'a file that somebody watches ')
    await patient.save('watched', bytes)
    const file = await patient.open('watched')
    let read = 0
    for await (const part of file?.stream ?? []) {
      if (read === 0) await wait(4 * idleMs)
      read += (part as Buffer).length
    }
    expect(read).toBe(bytes.length)
  })
})

it('what others have put into the bucket is no file of ours', async () => {
  const client = new S3Client({
    ...server.options,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  } as never)
  await client.send(new PutObjectCommand({ Bucket: 'atelier', Key: 'a-site/a folder', Body: 'x' }))
  await storage.save('ours/held', Buffer.from('x'))
  const folder = await mkdtemp(join(tmpdir(), 'atelier-held-'))
  await storage.hold(folder)
  expect(await readdir(folder)).toContain('ours')
  expect(await readdir(folder)).not.toContain('a folder')
  await rm(folder, { recursive: true })
})
