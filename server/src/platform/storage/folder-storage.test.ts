import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFolderStorage } from './folder-storage.ts'
import type { FileStorage } from './storage.ts'
import { describeStorage } from './testing/storage-suite.ts'

let folder: string
let storage: FileStorage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-storage-'))
  storage = createFolderStorage(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describeStorage(() => storage)

it('a write that fails leaves nothing behind', async () => {
  await mkdir(join(folder, 'works/ef/taken/inside'), { recursive: true })
  await expect(storage.save('works/ef/taken', Buffer.from('x'))).rejects.toThrow()
  expect(await readdir(join(folder, 'works/ef'))).toEqual(['taken'])
})
