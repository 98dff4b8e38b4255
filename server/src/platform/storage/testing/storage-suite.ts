// What every storage must do, wherever its files lie.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FileStorage } from '../storage.ts'

/** `get` is called within tests only. */
export function describeStorage(get: () => FileStorage): void {
  let storage: FileStorage
  const words = async (name: string) => Buffer.from((await storage.read(name)) ?? []).toString()
  beforeAll(async () => {
    storage = get()
    await storage.save('works/ab/letters', Buffer.from('abcdefghij'))
  })

  describe('a file in storage', () => {
    it('is read whole, as a stream and at once', async () => {
      const file = await storage.open('works/ab/letters')
      expect(file?.bytes).toBe(10)
      expect(file && (await text(file.stream))).toBe('abcdefghij')
      expect(await words('works/ab/letters')).toBe('abcdefghij')
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
        expect(await storage.openPart('works/ab/letters', part)).toEqual({
          bytes: 10,
          stream: null,
        })
      },
    )

    it('that is not there is undefined, whichever way it is asked for', async () => {
      expect([
        await storage.open('works/ab/none'),
        await storage.openPart('works/ab/none', { from: 0 }),
        await storage.openPart('works/ab/none', { last: 0 }),
        await storage.read('works/ab/none'),
      ]).toEqual([undefined, undefined, undefined, undefined])
      await storage.delete('works/ab/none')
    })

    it('is gone once it is deleted', async () => {
      await storage.save('works/ab/brief', Buffer.from('x'))
      await storage.delete('works/ab/brief')
      expect(await storage.read('works/ab/brief')).toBeUndefined()
    })

    it('is read to its end also when it is deleted meanwhile', async () => {
      await storage.save('works/ab/short-lived', Buffer.from('still here'))
      const file = await storage.open('works/ab/short-lived')
      await storage.delete('works/ab/short-lived')
      expect(file && (await text(file.stream))).toBe('still here')
    })

    it('is replaced whole', async () => {
      await storage.save('works/cd/file', Buffer.from('one'))
      await storage.save('works/cd/file', Buffer.from('two'))
      expect(await words('works/cd/file')).toBe('two')
    })

    it('may be empty, and megabytes long', async () => {
      await storage.save('works/cd/empty', Buffer.alloc(0))
      expect(await storage.read('works/cd/empty')).toHaveLength(0)
      const long = Buffer.alloc(6 * 1024 * 1024, 'long enough to come in many parts ')
      await storage.save('works/cd/long', long)
      expect(Buffer.compare(Buffer.from((await storage.read('works/cd/long')) ?? []), long)).toBe(0)
    })

    it('is stored from a stream, whole or not at all', async () => {
      const parts = () =>
        Readable.from([Buffer.from('three '), Buffer.from('parts '), Buffer.from('!')])
      await storage.saveStream('works/cd/streamed', parts(), 13)
      expect(await words('works/cd/streamed')).toBe('three parts !')
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from('half of')
          throw new Error('the source broke')
        })(),
      )
      await expect(storage.saveStream('works/cd/broken', broken, 20)).rejects.toThrow()
      expect(await storage.read('works/cd/broken')).toBeUndefined()
      await expect(storage.saveStream('works/cd/short', parts(), 20)).rejects.toThrow()
      expect(await storage.read('works/cd/short')).toBeUndefined()
    })

    it.each(['../outside', '/etc/passwd', 'a//b', '.hidden', 'a/../b', ''])(
      'has no name such as %j',
      async (name) => {
        const save = async () => storage.save(name, Buffer.from('x'))
        await expect(save()).rejects.toThrow('not a storage name')
      },
    )

    it('is held with all others in a folder, where it stays when it is deleted', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'atelier-held-'))
      await storage.save('held/one', Buffer.from('first'))
      await storage.hold(folder)
      await storage.save('held/two', Buffer.from('second'))
      await storage.delete('held/one')
      await storage.hold(folder)
      expect(await readFile(join(folder, 'held/one'), 'utf8')).toBe('first')
      expect(await readFile(join(folder, 'held/two'), 'utf8')).toBe('second')
      expect(await readFile(join(folder, 'works/ab/letters'), 'utf8')).toBe('abcdefghij')
      await rm(folder, { recursive: true })
    })
  })
}
