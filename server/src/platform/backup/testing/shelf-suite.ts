// What every place for backups has to keep to.
import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { type BackupShelf, forgetOldBackups } from '../backup-shelf.ts'

export function describeShelf(open: () => BackupShelf): void {
  const keep = (name: string, content: string) =>
    open().put(name, (file) => writeFile(file, content))
  const names = async () => (await open().list()).map(({ name }) => name).sort()

  describe('a shelf', () => {
    it('keeps a backup with its size and time until it is removed', async () => {
      const content = 'what is kept '.repeat(1_000_000)
      await keep('backup-1.tar', content)
      const [found] = await open().list()
      expect(found).toMatchObject({ name: 'backup-1.tar', bytes: content.length })
      expect(Math.abs(Date.now() - (found?.madeAt.getTime() ?? 0))).toBeLessThan(60_000)
      expect(await open().sizeOf('backup-1.tar')).toBe(content.length)
      const file = await open().open('backup-1.tar')
      expect(file?.bytes).toBe(content.length)
      expect((await text(file?.stream ?? Readable.from([]))) === content).toBe(true)
      await open().remove('backup-1.tar')
      await open().remove('backup-1.tar')
      expect(await names()).toEqual([])
      expect(await open().open('backup-1.tar')).toBeUndefined()
    })

    it('keeps nothing of one that fails', async () => {
      const failing = open().put('backup-2.tar', async () => {
        throw new Error('the disk is full')
      })
      await expect(failing).rejects.toThrow('the disk is full')
      expect(await names()).toEqual([])
    })

    it('has nothing by a name that is none', async () => {
      for (const name of ['../secret.key', 'absent.tar', 'files/x', '']) {
        expect(await open().sizeOf(name)).toBeUndefined()
        expect(await open().open(name)).toBeUndefined()
      }
    })

    it('forgets all but the newest of a kind', async () => {
      for (let day = 1; day <= 7; day += 1) await keep(`before-update-${day}.tar`, 'x')
      await keep('backup-1.tar', 'x')
      await forgetOldBackups(open(), 'before-update')
      expect(await names()).toEqual([
        'backup-1.tar',
        ...[3, 4, 5, 6, 7].map((day) => `before-update-${day}.tar`),
      ])
      for (const name of await names()) await open().remove(name)
    })
  })
}
