// A backup goes into another major of PostgreSQL, and from there back into ours.
import { expect, inject, it } from 'vitest'
import { queryDatabase } from '../../testing/database.ts'
import { openCommandPool } from '../db/reach-database.ts'
import { contentOf, fillDatabase, useBackupHarness } from './testing/backup-harness.ts'
import { findOtherPostgres, startOtherPostgres } from './testing/other-postgres.ts'

const { place, filled, empty, backUp, restoreInto } = useBackupHarness()
const { url } = inject('databaseServer')
const [version] = await queryDatabase(url, 'show server_version_num')
const ours = Math.floor(Number(version?.server_version_num) / 10_000)
const others = await findOtherPostgres(ours)

it.runIf(others.length > 0)(
  'is restored there and back, row by row',
  { timeout: 120_000 },
  async () => {
    const pool = await filled()
    await fillDatabase(pool)
    const content = await contentOf(pool)
    await backUp(pool)
    for (const bin of others) {
      const server = await startOtherPostgres(bin)
      const there = openCommandPool(server.connection, 'test')
      try {
        await restoreInto(there)
        expect(await contentOf(there)).toEqual(content)
        await backUp(there, { file: place('back.tar') })
      } finally {
        await there.end()
        await server.stop()
      }
      const back = await empty()
      await restoreInto(back, place('back.tar'))
      expect(await contentOf(back)).toEqual(content)
    }
  },
)
