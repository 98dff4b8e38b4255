import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@atelier/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import * as store from '../chat.store.ts'
import { listStoredEvents } from '../journal/stored-events.ts'
import { recoverAtStart, recoverLostRuns, recoverOwnRuns, sweepLostRuns } from './recover-runs.ts'

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
      .poll(async () => (await listStoredEvents(test.database.db, entryId)).length)
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
      .poll(async () => (await listStoredEvents(test.database.db, entryId)).length)
      .toBeGreaterThan(0)
    const others = { ...test.services.chat, serverId: 'another' }
    const setAlive = (ago: string) =>
      test.database.pool.query('update chat_servers set alive_at = now() - $1::interval', [ago])
    await store.noteAlive(test.database.db, 'test-server')
    expect(await recoverLostRuns(others, 45_000)).toEqual([])
    await setAlive('46 seconds')
    expect(await recoverLostRuns(others, 45_000)).toEqual([entryId])
    expect((await read())?.text).toBe('half')
  })

  it('runs of a server that seems silent go on while the clock of the database has just been set', async () => {
    const { entryId, answer, events, read } = await growing(['half'])
    await test.database.pool.query("update chat_servers set alive_at = now() - interval '1 hour'")
    const sweep = (steadyMs: number) => {
      const databaseClock = { steadyForMs: () => steadyMs }
      return sweepLostRuns({ ...test.services.chat, serverId: 'another', databaseClock })
    }
    await sweep(0)
    expect(await read()).toMatchObject({ state: 'running' })
    answer.finish()
    expect((await events).at(-1)).toMatchObject({ type: 'finish', reason: 'done' })
    const next = await growing(['more'])
    await sweep(60_000)
    expect(await next.read()).toMatchObject({ state: 'interrupted' })
    expect(entryId).toBeLessThan(next.entryId)
  })

  it('runs of a dead server that was heard of before the clock was set back are marked as well', async () => {
    const { entryId } = await growing(['half'])
    await test.database.pool.query(
      `insert into chat_servers values ('test-server', now() + interval '1 year')
       on conflict (id) do update set alive_at = excluded.alive_at`,
    )
    const others = { ...test.services.chat, serverId: 'another' }
    expect(await recoverLostRuns(others, 45_000)).toEqual([entryId])
  })

  it('a run that begins right after a start is no lost one', async () => {
    await test.database.pool.query("update chat_servers set alive_at = now() - interval '1 hour'")
    await recover()
    const { entryId } = await growing(['half'])
    const others = { ...test.services.chat, serverId: 'another' }
    expect(await recoverLostRuns(others, 45_000)).not.toContain(entryId)
  })

  it('text that no database takes is made fit for it', async () => {
    const { answer, events, read } = await growing(['nul \0 half \ud83d'])
    answer.finish()
    expect((await events).at(-1)).toMatchObject({ type: 'finish', reason: 'done' })
    expect((await read())?.text).toBe('nul  half \ufffd')
  })
})

describe('a start believes nothing that lies on disk', () => {
  const journalOf = (entryId: number) => join(dataDir, 'runs', `${entryId}.ndjson`)

  /** An answer of three words that only its journal has, and what a start makes of it once the journal is hurt. */
  async function hurt(change: (lines: string[]) => string) {
    const run = await growing(['one ', 'two ', 'three'])
    await test.services.chat.runs.close()
    await test.database.pool.query('delete from chat_run_chunks')
    const file = journalOf(run.entryId)
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
    await writeFile(file, change(lines))
    expect(await recover()).toEqual([run.entryId])
    expect(test.services.journal.list()).toEqual([])
    return { ...run, entry: await run.read() }
  }

  const code = (entry: { error?: { code: string } | null } | undefined) => entry?.error?.code

  it('a torn line costs that line, and the answer says so', async () => {
    const { entry } = await hurt(([start, one, two, three]) =>
      [start, one, two?.replace('two', 'tw'), three, ''].join('\n'),
    )
    expect([entry?.text, code(entry)]).toEqual(['one three', 'run.damaged'])
  })

  it('a reader of a damaged answer gets each number once, up to its end', async () => {
    const { as, entryId } = await hurt(([start, one, , three]) =>
      [start, one, 'of another program', three, ''].join('\n'),
    )
    const other = await createTestApp({ db: test.database.db, serverId: 'another' })
    const events = await other.events(api.chat.run, { entryId, after: 1 }, { as })
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at + 2))
    expect(events).toMatchObject([
      { text: 'one ' },
      { text: '' },
      { text: 'three' },
      { text: '' },
      { type: 'error', code: 'run.damaged' },
    ])
    await other.close()
  })

  it('an event of another version costs that event', async () => {
    const { entry } = await hurt(([start, one, , three]) =>
      [start, one, '{"type":"hologram","seq":3,"depth":4}', three, ''].join('\n'),
    )
    expect([entry?.text, code(entry)]).toEqual(['one three', 'run.damaged'])
  })

  it('a journal of the version before is read as it is', async () => {
    const { entry } = await hurt((lines) =>
      lines.map((line) => `${line.slice(line.indexOf('{'))}\n`).join(''),
    )
    expect([entry?.text, code(entry)]).toEqual(['one two three', 'run.interrupted'])
  })

  it.each([
    ['of another program', 'GIF89a'.repeat(5000)],
    ['with numbers beyond all measure', '{"type":"text-delta","seq":9e15,"text":"x"}\n'],
    ['with a line that does not end', 'x'.repeat(20_000_000)],
  ])('a journal %s costs what it held', async (_, content) => {
    const { entry } = await hurt(() => `${content}\n`)
    expect([entry?.text, code(entry)]).toEqual(['', 'run.damaged'])
  })

  it('a folder in place of a journal costs what that held, and goes', async () => {
    const { entryId, read } = await growing(['one'])
    await rm(journalOf(entryId))
    await mkdir(join(journalOf(entryId), 'deep'), { recursive: true })
    expect(await recover()).toEqual([entryId])
    expect(code(await read())).toBe('run.damaged')
    expect(test.services.journal.list()).toEqual([])
  })

  it('stored events that cannot be read cost themselves', async () => {
    const { entryId, read, answer } = await growing(['saved'])
    const { db, pool } = test.database
    await expect.poll(async () => (await listStoredEvents(db, entryId)).length).toBeGreaterThan(1)
    await pool.query(`update chat_run_chunks set lines = '{"type":' || lines`)
    answer.emit({ type: 'text-delta', text: ' and more' })
    await Promise.resolve()
    await recover()
    const entry = await read()
    expect([entry?.text, code(entry)]).toEqual(['saved and more', 'run.damaged'])
  })

  it('an answer that cannot be ended hinders no other', async () => {
    const bad = await growing(['unlucky'])
    const good = await growing(['well'])
    // No order of the world makes the database take the first.
    await test.database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'never'; end $$;
      create trigger refuse before update on chat_entries for each row
        when (old.id = ${bad.entryId}) execute function refuse()`)
    expect(await recover()).toEqual([good.entryId])
    expect((await good.read())?.text).toBe('well')
    // Its journal stays for a start that can do better.
    expect(test.services.journal.list()).toEqual([bad.entryId])
    await test.database.pool.query('drop function refuse cascade')
    expect(await recover()).toEqual([bad.entryId])
    expect((await bad.read())?.text).toBe('unlucky')
  })

  it('a journal counts also where the installation has lost its name', async () => {
    const { entryId, read } = await growing(['one'])
    const { chat, journal } = test.services
    expect(await recoverOwnRuns({ ...chat, journal, serverId: 'made anew' })).toEqual([entryId])
    expect((await read())?.text).toBe('one')
  })

  it('a start does not wait for ever for what a crash left, and leaves alone what is begun meanwhile', async () => {
    const { entryId, read } = await growing(['one'])
    const { chat, journal } = test.services
    // Somebody holds what the mending needs.
    const holder = await test.database.pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from chat_entries where id = $1 for update', [entryId])
    const { ended, close } = await recoverAtStart({ ...chat, journal }, 10)
    expect(ended).toBeNull()
    const later = await growing(['two'])
    await holder.query('commit')
    holder.release()
    await expect.poll(async () => (await read())?.state).toBe('interrupted')
    await close()
    expect((await read())?.text).toBe('one')
    expect(journal.list()).toEqual([later.entryId])
  })

  it('parts that are none of a message cost what came of the run', async () => {
    const { entryId, read } = await growing(['one'])
    await test.database.pool.query(
      `update chat_entries set parts = '{"odd": true}' where id = ${entryId}`,
    )
    await recover()
    expect(await read()).toMatchObject({ state: 'interrupted', text: 'one' })
  })
})
