import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@atelier/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readZip } from '../../../testing/read-zip.ts'
import { failing, type Scanning, startScanning } from '../../../testing/scanning.ts'
import type { Credential, TestApp } from '../../../testing/test-app.ts'
import { ledgerChecks } from '../../brought-parts.ts'
import { checkLedger } from '../../money/ledger/ledger-check.ts'
import { issueOperatorLink } from '../accounts/operator-link.ts'
import { storePicture } from '../uploads/uploads.usecases.ts'

const { orderExport, export: download, leave } = api.accountData
const password = 'correct horse'

let scanning: Scanning
let test: TestApp
beforeAll(async () => {
  scanning = await startScanning()
  test = scanning.test
})
afterAll(async () => {
  expect((await checkLedger(test.database.db, ledgerChecks)).discrepancies).toEqual([])
  await scanning.close()
})

const idOf = async (as: Credential) => (await test.call(api.auth.getInfo, {}, { as })).userInfo.id

/** From an address of its own, as rates are counted by address. */
const alone = (as: Credential) => ({ as, from: scanning.elsewhere() })

async function archiveOf(as: Credential, { host = 'localhost', language = 'en-US' } = {}) {
  const { url } = await test.call(orderExport, {}, { ...alone(as), host })
  const reply = await test.app.inject({ url, headers: { host, 'accept-language': language } })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="data-[\d-]+\.zip"$/)
  return { files: readZip(reply.rawPayload), url }
}

async function converse(as: Credential, prompt: string, answer: string, attachments?: string[]) {
  const models = await test.call(api.models.listChat, {})
  const gptModelId = models.find(({ name }) => name === 'Seeing')?.id ?? 0
  const input = { prompt, gptModelId, options: { attachments } }
  const events = test.events(api.chat.process, input, { as })
  const asked = await test.engine.next()
  asked.emit({ type: 'text-delta', text: answer })
  asked.finish()
  return events
}

async function addPicture(accountId: number) {
  const create = { width: 8, height: 6, channels: 3, background: 'teal' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  return storePicture(bytes, accountId, test.services.uploads)
}

const json = (files: Map<string, Buffer>, name: string): unknown =>
  JSON.parse(files.get(name)?.toString() ?? '')

describe('an export', () => {
  it('holds profile, conversations, pictures and the ledger of the one who asks', async () => {
    const as = await test.member('archivist')
    const picture = await addPicture(await idOf(as))
    await converse(as, 'What: is <this>?', 'A `teal` square.', [picture.id])
    const [group] = await test.call(api.groups.list, {}, { as })
    const title = 'Trip: to <Lyon>?'
    await test.call(api.groups.update, { groupId: group?.id ?? 0, title }, { as })
    await test.call(api.drawingLibrary.paramSets, { name: 'Film', value: 'film grain' }, { as })
    await test.call(api.prompts.add, { title: 'Poet', content: 'Write a poem' }, { as })
    const { files } = await archiveOf(as)
    expect(json(files, 'profile.json')).toMatchObject({ username: 'archivist', kind: 'member' })
    expect(json(files, 'sessions.json')).toHaveLength(1)
    expect(json(files, 'ledger/entries.json')).toMatchObject([{ cause: 'sign-up', amount: 200 }])
    expect(json(files, 'drawing-parameters.json')).toMatchObject([{ value: 'film grain' }])
    expect(json(files, 'prompts.json')).toMatchObject([{ title: 'Poet', versions: [] }])
    expect(files.get('README.txt')?.toString()).toContain('everything that is kept')
    const picturePlace = `uploads/${picture.id}.png`
    expect((await sharp(files.get(picturePlace)).metadata()).width).toBe(8)
    expect(json(files, 'uploads/uploads.json')).toMatchObject([{ file: `${picture.id}.png` }])
    const shown = [...files.keys()].find((name) => name.endsWith('.md')) ?? ''
    expect(shown).toMatch(/^conversations\/\d+ Trip to Lyon\.md$/)
    const text = files.get(shown)?.toString() ?? ''
    expect(text).toContain('What: is <this>?')
    expect(text).toContain(`(../${picturePlace})`)
    expect(text).toContain('A `teal` square.')
    const data = json(files, shown.replace(/ .*$/, '.json')) as { entries: unknown[] }
    expect(data.entries).toHaveLength(2)
    const all = Buffer.concat([...files.values()]).toString()
    for (const secret of ['argon2', 'passwordHash', 'tokenHash', 'guestHash'])
      expect(all).not.toContain(secret)
  })

  it('is there for a guest too, and says in the reader’s language what it is', async () => {
    const { files } = await archiveOf(test.guest(), { language: 'zh-TW' })
    expect(files.get('README.txt')?.toString()).toContain('這個壓縮檔')
    expect(json(files, 'uploads/uploads.json')).toEqual([])
  })

  it('is told whole, however many messages there are', async () => {
    const as = await test.member('talker')
    const { id } = await test.call(api.groups.create, {}, { as })
    await test.database.pool.query(
      `with entries as (
        insert into chat_entries (group_id, role, state, parts)
        select $1, 'user', 'done', '[{"type":"text","text":"word"}]' from generate_series(1, 730)
        returning id)
      select from entries`,
      [id],
    )
    await test.database.pool.query(
      `update chat_entries entry set parent_id = (
        select max(id) from chat_entries before where before.group_id = $1 and before.id < entry.id)
      where group_id = $1`,
      [id],
    )
    await test.database.pool.query(
      'update chat_groups set leaf_id = (select max(id) from chat_entries where group_id = $1) where id = $1',
      [id],
    )
    const { files } = await archiveOf(as)
    const data = json(files, `conversations/${id}.json`) as { entries: unknown[] }
    expect(data.entries).toHaveLength(730)
    const text = files.get(`conversations/${id} -.md`)?.toString() ?? ''
    expect(text.match(/^word$/gm)).toHaveLength(730)
  })

  it('goes out once for each ticket, on its own site, and not by an old one', async () => {
    const as = await test.member('twice')
    const { url } = await archiveOf(as)
    const again = await test.app.inject({ url, headers: { host: 'localhost' } })
    expect([again.statusCode, again.json().error]).toEqual([404, 'export.spent'])
    const ticketOf = (address: string) => address.split('ticket=')[1] ?? ''
    const other = await test.call(orderExport, {}, alone(as))
    const elsewhere = { ticket: ticketOf(other.url) }
    expect((await test.ask(download, elsewhere, { host: 'studio.localhost' })).status).toBe(404)
    const late = await test.call(orderExport, {}, alone(as))
    await test.database.pool.query("update export_tickets set expires_at = now() - interval '1 s'")
    expect((await test.ask(download, { ticket: ticketOf(late.url) })).status).toBe(404)
  })
})

describe('somebody who leaves', () => {
  it('is gone with all that was theirs; what was booked stays under a number', async () => {
    const as = await test.member('leaver')
    const id = await idOf(as)
    const picture = await addPicture(id)
    await converse(as, 'Remember me', 'I will.')
    await test.call(leave, { name: 'leaver', password }, alone(as))
    expect((await test.ask(api.auth.getInfo, {}, { as })).status).toBe(401)
    const { rows: left } = await test.database.pool.query(
      `select (select count(*) from accounts where id = $1) + (select count(*) from chat_groups where owner_id = $1)
        + (select count(*) from sessions where account_id = $1) + (select count(*) from uploads where owner_id = $1) as count`,
      [id],
    )
    expect(left).toEqual([{ count: 0 }])
    const files = await readdir(join(test.dataDir, 'files'), { recursive: true })
    expect(files.filter((name) => name.includes(picture.id))).toEqual([])
    const { rows: entries } = await test.database.pool.query(
      'select cause, amount, balance_after from ledger_entries where account_id = $1 order by id',
      [id],
    )
    expect(entries).toEqual([
      { cause: 'sign-up', amount: 200, balance_after: 200 },
      { cause: 'forfeit', amount: -200, balance_after: 0 },
    ])
    await test.member('leaver')
  })

  it('ends an answer that is being written, and keeps nothing of it', async () => {
    const as = await test.member('hasty')
    const events = test.events(api.chat.process, { prompt: 'Write long' }, { as })
    const asked = await test.engine.next()
    asked.emit({ type: 'text-delta', text: 'Once upon' })
    await test.call(leave, { name: 'hasty', password }, alone(as))
    await asked.aborted
    // Their line ends with their session, whether or not it was told of the answer's end before.
    await events
    const { rows } = await test.database.pool.query(
      "select 1 from chat_entries where parts::text like '%Once upon%'",
    )
    expect(rows).toEqual([])
  })

  it('has to give the password and the name, else nothing changes', async () => {
    const as = await test.member('Undecided')
    const tries = [
      [{ name: 'Undecided' }, 'auth.wrong_password'],
      [{ name: 'Undecided', password: 'guess' }, 'auth.wrong_password'],
      [{ name: 'undecided', password }, 'auth.wrong_name'],
      [{ name: '', password }, 'auth.wrong_name'],
    ] as const
    for (const [input, error] of tries)
      expect((await test.ask(leave, input, alone(as))).body).toMatchObject({ error })
    expect((await test.ask(api.auth.getInfo, {}, { as })).status).toBe(200)
    expect(await test.ask(leave, { name: 'x' }, alone(test.guest()))).toMatchObject(
      failing('auth.required', 401),
    )
  })

  it('without a password has to have logged in just now', async () => {
    const account = { openid: 'oLeaver', nickname: '走人' }
    const { as, userInfo } = await scanning.scanned(account, { as: test.guest() })
    const { pool } = test.database
    await pool.query(
      "update sessions set created_at = now() - interval '11 min' where account_id = $1",
      [userInfo.id],
    )
    expect(await test.ask(leave, { name: '走人' }, alone(as))).toMatchObject(
      failing('auth.login_old', 409),
    )
    await pool.query('update sessions set created_at = now() where account_id = $1', [userInfo.id])
    await test.call(leave, { name: '走人' }, alone(as))
    expect((await test.ask(api.auth.getInfo, {}, { as })).status).toBe(401)
  })

  it('cannot be the last operator, also when two go at once', async () => {
    const token = (await issueOperatorLink(test.services.accounts)) ?? ''
    const boss = { username: 'boss', password }
    const claimed = await test.call(api.auth.claimOperator, { token, ...boss })
    const as: Credential = `Bearer ${claimed.token}`
    const input = { name: 'boss', password }
    expect(await test.ask(leave, input, alone(as))).toMatchObject(
      failing('auth.last_operator', 409),
    )
    const second = await test.member('second-boss')
    await test.database.pool.query(
      "update accounts set staff_role = 'owner' where username = 'second-boss'",
    )
    const both = await Promise.all([
      test.ask(leave, input, alone(as)),
      test.ask(leave, { name: 'second-boss', password }, alone(second)),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
