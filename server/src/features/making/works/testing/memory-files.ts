// Files of works as they would lie in storage, without any: in memory, noted in work_files as the real ones are.
import { once } from 'node:events'
import { Failure } from '@atelier/contract/errors'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../../../platform/db/database.ts'
import { newKey } from '../../../../platform/ids.ts'
import { workFiles } from '../../work-files/work-files.table.ts'
import type { WorkFilesPort } from '../work-files-port.ts'

export type MemoryFiles = WorkFilesPort & {
  /** What lies in storage, by id. */
  stored: Map<string, Uint8Array>
  /** Which works had their files deleted. */
  deleted: number[]
  /** What storing meets, one after another; nothing when empty or undefined. */
  troubles: (Error | undefined)[]
  /** Holds whoever stores until the test lets them. */
  gate: (() => Promise<void>) | undefined
  /** Whether a preview never comes. */
  previewsHang: boolean
  /** Ids of uploads that are there. */
  uploads: Set<string>
  /** Where its rows are read. */
  db: Database | undefined
}

export function createMemoryFiles(): MemoryFiles {
  const files: MemoryFiles = {
    stored: new Map(),
    deleted: [],
    troubles: [],
    gate: undefined,
    previewsHang: false,
    uploads: new Set(),
    db: undefined,
    async loadInputs(refs) {
      for (const ref of refs)
        if (!('upload' in ref) || !files.uploads.has(ref.upload))
          throw new Failure('works.input_gone')
      return refs.map(({ role }) => ({
        role,
        mime: 'image/png',
        data: new Uint8Array(),
        width: 1,
        height: 1,
      }))
    },
    async storeResult({ file, about }, { workId, ownerId, position }) {
      await files.gate?.()
      const trouble = files.troubles.shift()
      if (trouble) throw trouble
      const id = newKey()
      const bytes = 'data' in file ? file.data : new Uint8Array()
      files.stored.set(id, bytes)
      return {
        id,
        workId,
        ownerId,
        position,
        mime: 'image/png',
        width: 1,
        height: 1,
        durationS: null,
        bytes: bytes.byteLength,
        hasThumbnail: false,
        blur: '',
        about: about ?? {},
      }
    },
    async insertFiles(tx, workId, prepared) {
      if (prepared.length)
        await tx.insert(workFiles).values(prepared.map((file) => ({ ...file, workId })))
    },
    async discardFiles(prepared) {
      for (const { id } of prepared) files.stored.delete(id)
    },
    async deleteFiles(workIds) {
      files.deleted.push(...workIds)
    },
    async storePreview(_, { workId, signal }) {
      if (files.previewsHang) await once(signal, 'abort')
      signal.throwIfAborted()
      return `preview-${workId}`
    },
    async discardPreview() {},
    async describeFiles(workIds) {
      if (!files.db || workIds.length === 0) return new Map()
      const rows = await files.db
        .select()
        .from(workFiles)
        .where(inArray(workFiles.workId, [...workIds]))
        .orderBy(workFiles.position)
      const shown = rows.map(
        ({ workId, hasThumbnail: _, ownerId: __, position: ___, ...file }) => ({
          workId,
          file: { ...file, url: `/${file.id}`, thumbnail: '' },
        }),
      )
      return new Map(
        [...Map.groupBy(shown, ({ workId }) => workId)].map(([id, list]) => [
          id,
          list.map(({ file }) => file),
        ]),
      )
    },
    async describeInputs(refs) {
      return refs.map((ref) => {
        const id = 'upload' in ref ? ref.upload : ref.file
        return { role: ref.role, id, url: `/${id}`, mime: 'image/png', durationS: null }
      })
    },
    previewAddress: ({ preview }) => `/${preview}`,
  }
  return files
}
