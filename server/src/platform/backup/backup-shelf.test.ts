import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type S3Server, startS3Server } from '../../testing/s3-server.ts'
import { openS3Line } from '../storage/s3-line.ts'
import { storeOn } from '../storage/s3-storage.ts'
import { StorageAway } from '../storage/storage.ts'
import type { BackupShelf } from './backup-shelf.ts'
import { createBucketShelf } from './bucket-shelf.ts'
import { createFolderShelf } from './folder-shelf.ts'
import { describeShelf } from './testing/shelf-suite.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-shelf-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('in a folder', () => {
  describeShelf(() => createFolderShelf(join(folder, 'kept')))
})

describe('in a bucket', () => {
  let server: S3Server
  let shelf: BackupShelf
  const scratch = () => join(folder, 'scratch')
  const line = () => openS3Line({ ...server.options, prefix: 'ours/' })
  beforeAll(async () => {
    server = await startS3Server()
    shelf = createBucketShelf(line(), { scratch: scratch(), partBytes: 5 * 1024 * 1024 })
  })
  afterAll(() => server.close())
  afterEach(() => server.set('open'))

  describeShelf(() => shelf)

  it('goes up in parts, and leaves nothing on the disk', async () => {
    const before = server.requests.length
    await shelf.put('backup-parts.tar', (file) => writeFile(file, Buffer.alloc(12 * 1024 * 1024)))
    const parts = server.requests
      .slice(before)
      .filter(({ method, path }) => method === 'PUT' && path.includes('partNumber='))
    expect(parts.length).toBe(3)
    expect(await readdir(scratch())).toEqual([])
    await shelf.remove('backup-parts.tar')
  })

  it('is no stored file: the next backup does not hold it', async () => {
    const files = storeOn(line())
    await files.save('uploads/one', Buffer.from('x'))
    await shelf.put('backup-3.tar', (file) => writeFile(file, 'x'))
    const held = await mkdtemp(join(folder, 'held-'))
    await files.hold(held)
    expect(await readdir(held)).toEqual(['uploads'])
    await shelf.remove('backup-3.tar')
  })

  it('that is away says so, and nothing of the backup is listed later', async () => {
    server.set('fault')
    const write = (file: string) => writeFile(file, 'x')
    await expect(shelf.put('backup-4.tar', write)).rejects.toBeInstanceOf(StorageAway)
    await expect(shelf.list()).rejects.toBeInstanceOf(StorageAway)
    server.set('open')
    expect(await shelf.list()).toEqual([])
    expect(await readdir(scratch())).toEqual([])
  })

  it('that fails amid the parts is told to forget them', async () => {
    const before = server.requests.length
    await expect(
      shelf.put('backup-5.tar', async (file) => {
        await writeFile(file, Buffer.alloc(11 * 1024 * 1024))
        server.set('fault', 2)
      }),
    ).rejects.toBeInstanceOf(StorageAway)
    const asked = server.requests.slice(before).map(({ method }) => method)
    expect(asked[0]).toBe('POST')
    expect(asked.at(-1)).toBe('DELETE')
  })

  it('that is there is kept where the last answer of the storage was lost', async () => {
    await shelf.put('backup-6.tar', async (file) => {
      await writeFile(file, 'all of it')
      server.set('lost', 2)
    })
    expect(await shelf.list()).toMatchObject([{ name: 'backup-6.tar', bytes: 9 }])
    await shelf.remove('backup-6.tar')
  })
})
