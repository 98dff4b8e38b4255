import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type S3Server, startS3Server } from '../../testing/s3-server.ts'
import { openStorage } from './open-storage.ts'
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
    const opened = openStorage(config)
    await expect(opened).rejects.toThrow(/bucket not-there cannot be used.*S3_ENDPOINT/)
    await expect(opened).rejects.not.toThrow(/a-secret-key/)
    await expect(
      openStorage({ ...config, S3_ENDPOINT: 'http://127.0.0.1:9' }),
    ).rejects.toBeInstanceOf(StorageAway)
    await expect(openStorage({ ...config, S3_BUCKET: 'atelier' })).resolves.toBeDefined()
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
    await expect(storage.read('long')).rejects.toThrow()
    const file = await storage.open('long')
    expect(file?.bytes).toBe(whole.length)
    const readAll = async () => {
      for await (const _ of file?.stream ?? []) {
        // Read only.
      }
    }
    await expect(readAll()).rejects.toThrow()
  })
})
