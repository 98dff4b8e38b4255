import { readdir, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { listKnownMigrations, migrateToStep } from '../db/migrate.ts'
import { backUpBeforeMigration } from './backup-before-migration.ts'
import { createFolderShelf } from './folder-shelf.ts'
import { now, secretKey, useBackupHarness } from './testing/backup-harness.ts'

const { place, filled, empty, restoreInto } = useBackupHarness()

describe('before an update', () => {
  it('the tables are kept as they were, of five updates', async () => {
    const pool = await empty()
    const options = { shelf: createFolderShelf(place('backups')), secretKey, now }
    expect(await backUpBeforeMigration(pool, options)).toBeNull()
    await migrateToStep(pool, listKnownMigrations().length - 1)
    await pool.query("insert into sites (code) values ('kept')")
    for (let day = 1; day <= 7; day += 1)
      await backUpBeforeMigration(pool, { ...options, now: new Date(Date.UTC(2026, 0, day)) })
    const kept = await readdir(place('backups'))
    expect(kept).toEqual([3, 4, 5, 6, 7].map((day) => `before-update-2026-01-0${day}-000000.tar`))
    const other = await empty()
    await restoreInto(other, place(`backups/${kept[4]}`))
    expect((await other.query('select code from sites')).rows).toEqual([{ code: 'kept' }])
  })

  it('nothing is written when nothing will change', async () => {
    expect(
      await backUpBeforeMigration(await filled(), {
        shelf: createFolderShelf(place('backups')),
        secretKey,
        now,
      }),
    ).toBeNull()
    expect(await readdir(place())).toEqual([])
  })

  it('a full or forbidden disk stops it with words that say what to do', async () => {
    const pool = await empty()
    await migrateToStep(pool, 2)
    await writeFile(place('backups'), 'not a folder')
    await expect(
      backUpBeforeMigration(pool, { shelf: createFolderShelf(place('backups')), secretKey, now }),
    ).rejects.toThrow(/nothing was changed .* MIGRATION_BACKUP=off/)
  })
})
