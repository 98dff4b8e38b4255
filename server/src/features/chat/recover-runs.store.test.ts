import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@atelier/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import * as store from './chat.store.ts'
import { recoverLostRuns, recoverOwnRuns } from './recover-runs.ts'

let test: TestApp
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'atelier-recover-'))
  test = await createTestApp({ dataDir })
})
afterEach(async () => {
  await test.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** An answer that has just said `words`, and nothing of it is in the database yet. */
async function growing(words: string[]) {
  const as = test.guest()
  const events = test.events(api.chat.process, { prompt: 'Go' }, { as })
  const answer = await test.engine.next()
  for (const text of words) answer.emit({ type: 'text-delta', text })
  const [group] = await test.call(api.groups.list, {}, { as })
  const groupId = group?.id ?? 0
  const read = async () => (await test.call(api.chatlog.list, { groupId }, { as })).rows[1]
  return { as, events, answer, groupId, entryId: (await read())?.id ?? 0, read }
}

/** What a start after a crash does. */
const recover = () =>
  recoverOwnRuns({ ...test.services.chat, journal: test.services.journal, serverId: 'test-server' })

describe('after a crash', () => {
  it('everything that was sent is in the log, from the journal, marked as interrupted', async () => {
    const { entryId, read } = await growing(['one ', '二 ', '\u{1F600}'])
    expect(await recover()).toEqual([entryId])
    expect(await read()).toMatchObject({
      state: 'interrupted',
      text: 'one 二 \u{1F600}',
      error: { code: 'run.interrupted' },
    })
    expect(test.services.journal.list()).toEqual([])
  })

  it('what the database and the journal both hold is there once', async () => {
    const { entryId, read, answer } = await growing(['saved '])
    await expect
      .poll(async () => (await store.listChunks(test.database.db, entryId, 0)).length)
      .toBeGreaterThan(0)
    answer.emit({ type: 'text-delta', text: 'unsaved' })
    await Promise.resolve()
    await recover()
    expect((await read())?.text).toBe('saved unsaved')
  })

  it('a reader that had seen a part gets the rest and the word that it was interrupted', async () => {
    const { entryId, as } = await growing(['one ', 'two'])
    await recover()
    // Another server, with no memory of the run.
    const other = await createTestApp({ db: test.database.db, serverId: 'another' })
    const events = await other.events(api.chat.run, { entryId, after: 2 }, { as, language: 'en' })
    expect(events).toMatchObject([
      { type: 'text-delta', seq: 3, text: 'two' },
      { type: 'error', code: 'run.interrupted', message: expect.stringContaining('restarted') },
    ])
    await other.close()
  })

  it('runs of a server that fell silent are marked by another', async () => {
    const { entryId, read } = await growing(['half'])
    await expect
      .poll(async () => (await store.listChunks(test.database.db, entryId, 0)).length)
      .toBeGreaterThan(0)
    const others = { ...test.services.chat, serverId: 'another' }
    await store.noteAlive(test.database.db, 'test-server', new Date('2030-01-01T00:00:00Z'))
    expect(await recoverLostRuns(others, new Date('2029-01-01T00:00:00Z'))).toEqual([])
    expect(await recoverLostRuns(others, new Date('2031-01-01T00:00:00Z'))).toEqual([entryId])
    expect((await read())?.text).toBe('half')
  })

  it('text that no database takes is made fit for it', async () => {
    const { answer, events, read } = await growing(['nul \0 half \ud83d'])
    answer.finish()
    expect((await events).at(-1)).toMatchObject({ type: 'finish', reason: 'done' })
    expect((await read())?.text).toBe('nul  half \ufffd')
  })
})
