// A server whose disk can be full, an archive of an account of it, and members who bring it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@atelier/contract'
import { createFolderStorage } from '../../../../platform/storage/folder-storage.ts'
import { exportOf } from '../../../../testing/archives.ts'
import { plainPicture } from '../../../../testing/pictures.ts'
import { type Credential, createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { accountOf, giveFiles, insertWork } from '../../../../testing/works.ts'
import { storePicture } from '../../uploads/uploads.usecases.ts'

type Owned = Record<'uploads' | 'works' | 'files' | 'groups' | 'prompts', number>

/** What whoever has brought the archive has, and somebody who has not. */
export const whole: Owned = { uploads: 3, works: 3, files: 3, groups: 2, prompts: 1 }
export const nothing: Owned = { uploads: 0, works: 0, files: 0, groups: 0, prompts: 0 }

export type ImportHarness = {
  test: TestApp
  /** Where its files lie. */
  files: string
  archive: Buffer
  /** How many files still fit on the disk. */
  room: number
  newcomer(): Promise<Credential>
  ownedBy(as: Credential): Promise<Owned>
  close(): Promise<void>
}

export async function createImportHarness(): Promise<ImportHarness> {
  const files = await mkdtemp(join(tmpdir(), 'atelier-room-'))
  const storage = createFolderStorage(files)
  const test = await createTestApp({
    storage: {
      ...storage,
      async save(name, bytes) {
        harness.room -= 1
        if (harness.room < 0) throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
        await storage.save(name, bytes)
      },
    },
  })
  let members = 0
  const harness: ImportHarness = {
    test,
    files,
    archive: Buffer.alloc(0),
    room: Number.POSITIVE_INFINITY,
    newcomer: () => test.member(`newcomer-${members++}`),
    async ownedBy(as) {
      const { rows } = await test.database.pool.query<Owned>(owned, [await accountOf(test, as)])
      return rows[0] ?? nothing
    },
    async close() {
      await test.close()
      await rm(files, { recursive: true })
    },
  }
  const as = await test.member('packer')
  await fill(test, as)
  harness.archive = await exportOf(test, as)
  return harness
}

const owned = `select (select count(*)::int from uploads where owner_id = $1) as uploads,
      (select count(*)::int from works where owner_id = $1) as works,
      (select count(*)::int from work_files where owner_id = $1) as files,
      (select count(*)::int from chat_groups where owner_id = $1) as groups,
      (select count(*)::int from prompts where owner_id = $1) as prompts`

async function fill(test: TestApp, as: Credential): Promise<void> {
  const ownerId = await accountOf(test, as)
  const bytes = await plainPicture(8, 6).png().toBuffer()
  for (let n = 0; n < 3; n++) {
    await storePicture(bytes, ownerId, test.services.uploads)
    const workId = await insertWork(test, ownerId, { prompt: `work ${n}` })
    await giveFiles(test, { workId, ownerId }, [{ data: bytes }])
  }
  await test.call(api.prompts.add, { title: 'Kept', content: 'as it is' }, { as })
  const conversations = [conversation('one'), conversation('two')]
  await test.call(api.transfer.import, { conversations }, { as })
}

const conversation = (key: string) => ({
  key,
  title: key,
  shown: 1,
  createdAt: '2026-01-02T10:00:00.000Z',
  updatedAt: '2026-01-02T11:00:00.000Z',
  entries: [
    {
      role: 'user' as const,
      model: null,
      parent: null,
      parts: [{ type: 'text' as const, text: key }],
      createdAt: '2026-01-02T10:00:00.000Z',
    },
    {
      role: 'assistant' as const,
      model: 'gpt',
      parent: 0,
      parts: [{ type: 'text' as const, text: 'Yes' }],
      createdAt: '2026-01-02T11:00:00.000Z',
    },
  ],
})
