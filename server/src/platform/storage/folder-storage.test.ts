import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolderStorage } from './folder-storage.ts'
import type { FileStorage } from './storage.ts'

let folder: string
let storage: FileStorage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-storage-'))
  storage = createFolderStorage(folder)
  await storage.save('works/ab/letters', Buffer.from('abcdefghij'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a file in storage', () => {
  it('is read whole, as a stream and at once', async () => {
    const file = await storage.open('works/ab/letters')
    expect(file?.bytes).toBe(10)
    expect(file && (await text(file.stream))).toBe('abcdefghij')
    expect(Buffer.from((await storage.read('works/ab/letters')) ?? []).toString()).toBe(
      'abcdefghij',
    )
  })

  it.each([
    [{ from: 0, to: 0 }, 'a', 0, 0],
    [{ from: 3, to: 5 }, 'def', 3, 5],
    [{ from: 8 }, 'ij', 8, 9],
    [{ from: 8, to: 999 }, 'ij', 8, 9],
    [{ last: 3 }, 'hij', 7, 9],
    [{ last: 999 }, 'abcdefghij', 0, 9],
  ])('is read in part: %j gives %s', async (part, letters, from, to) => {
    const opened = await storage.openPart('works/ab/letters', part)
    expect(opened).toMatchObject({ bytes: 10, from, to })
    expect(opened?.stream && (await text(opened.stream))).toBe(letters)
  })

  it.each([{ from: 10 }, { from: 10, to: 20 }, { last: 0 }, { from: 5, to: 4 }])(
    'has nothing at %j, and says how much it has',
    async (part) => {
      expect(await storage.openPart('works/ab/letters', part)).toEqual({ bytes: 10, stream: null })
    },
  )

  it('that is not there is undefined, whichever way it is asked for', async () => {
    expect([
      await storage.open('works/ab/none'),
      await storage.openPart('works/ab/none', { from: 0 }),
      await storage.read('works/ab/none'),
    ]).toEqual([undefined, undefined, undefined])
    await storage.delete('works/ab/none')
  })

  it('is read to its end also when it is deleted meanwhile', async () => {
    await storage.save('works/ab/short-lived', Buffer.from('still here'))
    const file = await storage.open('works/ab/short-lived')
    await storage.delete('works/ab/short-lived')
    expect(file && (await text(file.stream))).toBe('still here')
  })

  it('is replaced whole, and a write that fails leaves nothing behind', async () => {
    await storage.save('works/cd/file', Buffer.from('one'))
    await storage.save('works/cd/file', Buffer.from('two'))
    expect(Buffer.from((await storage.read('works/cd/file')) ?? []).toString()).toBe('two')
    await mkdir(join(folder, 'works/cd/taken/inside'), { recursive: true })
    await expect(storage.save('works/cd/taken', Buffer.from('x'))).rejects.toThrow()
    expect((await readdir(join(folder, 'works/cd'))).sort()).toEqual(['file', 'taken'])
  })

  it.each(['../outside', '/etc/passwd', 'a//b', '.hidden', 'a/../b', ''])(
    'has no name such as %j',
    async (name) => {
      await expect(storage.save(name, Buffer.from('x'))).rejects.toThrow('not a storage name')
    },
  )
})
