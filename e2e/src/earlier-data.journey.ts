// What an earlier version kept: a backup that it made itself (`npm run bench -- upgrade --commit … --keep …`), opened by the present one.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual, promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { logIn } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { chatOn } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const command = at('../../server/src/commands/main.ts')
const member = { username: 'person-1', password: 'correct horse' }

type Row = Record<string, string | null>

/** As they were in the earlier version: by table, each by its key. */
const before = new Map(
  JSON.parse(gunzipSync(readFileSync(at('testing/earlier-data/rows.json.gz'))).toString()) as [
    string,
    [string, Row][],
  ][],
)

/** Whatever people made, owe or own. What a server keeps for itself, and what has an end, may go at any start. */
const lasting = [
  ...['sites', 'site_domains', 'site_settings', 'accounts', 'chat_groups', 'chat_entries', 'minds'],
  ...['works', 'work_files', 'work_turns', 'uploads', 'albums', 'publications', 'publication_tags'],
  ...[
    'likes',
    'follows',
    'shares',
    'apps',
    'prompts',
    'documents',
    'passages',
    'drawing_param_sets',
  ],
  ...['ledger_entries', 'ledger_purses', 'orders', 'packages', 'code_batches', 'codes'],
  ...['code_redemptions', 'audited_acts', 'connections'],
]
/** Written at each start, from the environment. */
const rewritten = ['connections.settings']

const server = useServer({
  env: {
    SECRET_KEY: 'the key of an installation of a bench',
    // As the earlier version had it; nothing is asked of it here.
    OPENAI_API_KEY: 'sk-upgrade',
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  },
  async before(env) {
    await promisify(execFile)(
      process.execPath,
      [command, 'restore', at('testing/earlier-data/backup.tar')],
      { env },
    )
  },
})

test('is all there after an update: every row that lasts, and the person with it', async ({
  visit,
}) => {
  const lost: string[] = []
  for (const table of lasting) {
    const was = before.get(table)
    expect(was, table).toBeDefined()
    const now = await rowsOf(table)
    for (const [key, row] of was ?? []) lost.push(...differences(table, row, now.get(key)))
  }
  expect(lost).toEqual([])

  const page = await visit(`${server.at()}/Chat`)
  await page.getByRole('button', { name: 'Switch' }).click()
  await logIn(page, member)
  const chat = chatOn(page)
  const conversations = chat.conversations.getByRole('link')
  const kept = [...(before.get('chat_groups') ?? [])].length
  expect(kept).toBeGreaterThan(4)
  await soon(() => conversations.count()).toBeGreaterThan(2)
  await conversations.last().click()
  await soon(() => chat.messages.count()).toBeGreaterThan(1)
  await page.goto(`${server.at()}/history`)
  await soon(() =>
    page
      .getByRole('main')
      .getByRole('img')
      .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length),
  ).toBeGreaterThan(0)
})

/** Columns as text, by the values of the primary key, as they were written down. */
async function rowsOf(table: string): Promise<Map<string, Row>> {
  const [{ key = [] } = {}] = await server.query(
    `select array_agg(attribute.attname::text order by attribute.attnum) as key from pg_index
     join pg_attribute attribute on attribute.attrelid = indrelid and attribute.attnum = any(indkey)
     where indisprimary and indrelid = $1::regclass`,
    [table],
  )
  const rows = await server.query(
    `select (select jsonb_object_agg(each.key, each.value) from jsonb_each_text(to_jsonb(held)) as each) as row from "${table}" as held`,
  )
  return new Map(
    rows.map(({ row }) => [
      JSON.stringify((key as string[]).map((column) => (row as Row)[column])),
      row as Row,
    ]),
  )
}

/** Columns that there are no more are nobody's loss. JSON may list its keys in another order. */
function differences(table: string, was: Row, now: Row | undefined): string[] {
  if (!now) return [`a row of ${table}: ${JSON.stringify(was).slice(0, 120)}`]
  return Object.entries(was)
    .filter(([column]) => column in now && !rewritten.includes(`${table}.${column}`))
    .filter(([column, value]) => !isSame(value, now[column] ?? null))
    .map(([column, value]) => `${table}.${column}: ${value} became ${now[column]}`)
}

const isSame = (was: string | null, now: string | null): boolean =>
  was === now ||
  (/^[[{]/.test(was ?? '') && isDeepStrictEqual(JSON.parse(was ?? ''), JSON.parse(now ?? 'null')))
