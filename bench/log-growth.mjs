#!/usr/bin/env node
// How long opening a conversation takes while the log of the whole installation grows: the same calls at each size, in one run.
//   npm run bench -- log-growth --sizes 10000,100000,1000000,10000000 --requests 300 --out log-growth.json
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withDatabase } from './lib/embedded-database.mjs'
import { end, start, stop } from './lib/proc.mjs'
import { args, quantile, round, table } from './lib/stats.mjs'
import { load } from './lib/targets.mjs'

const opt = args()
const sizes = String(opt.sizes ?? '10000,100000,1000000')
  .split(',')
  .map(Number)
  .sort((one, other) => one - other)
const requests = +(opt.requests ?? 300)
const port = +(opt.port ?? 9151)
/** Entries of a conversation, and conversations of each person: an installation grows by people. */
const each = 50
const eachPerson = 50
/** How many of them are asked for. */
const watched = 40

const [target] = await load(['atelier'], { upstream: 'http://127.0.0.1:9', port })
const logDir = fileURLToPath(new URL('logs', import.meta.url))
const server = await start('atelier', target.start, { logDir })
process.on('exit', () => stop(server.child))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const query = (sql, values = []) =>
  withDatabase(target.dataDir, async (client) => (await client.query(sql, values)).rows)

const get = async (path, authorization, from = '10.0.0.1') => {
  const startedAt = performance.now()
  const headers = { authorization, 'x-forwarded-for': from }
  const reply = await fetch(`${target.base}/api${path}`, { headers })
  const { success, message, data } = await reply.json()
  if (!success) throw new Error(`${path}: ${message}`)
  return { data, ms: performance.now() - startedAt }
}

const guests = []

/** Guests who come from networks of their own: newcomers are counted by network. */
async function welcome(people) {
  for (let n = guests.length; n < people; n++) {
    const authorization = `Guest ${randomUUID()}`
    const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
    const { data } = await get('/auth/getInfo', authorization, from)
    guests.push({ authorization, id: data.userInfo.id })
  }
}

/** Conversations of fifty entries with words of their own, as many as are still missing, ten thousand entries at a time. */
async function growTo(size) {
  const [{ count }] = await query('select count(*)::int as count from chat_groups')
  const before = guests.length
  await welcome(Math.max(watched, size / each / eachPerson))
  // Who was there has what they have; all else is of the newcomers.
  const ids = (guests.length > before ? guests.slice(before) : guests).map(({ id }) => id)
  await withDatabase(target.dataDir, async (client) => {
    await client.query('set synchronous_commit to off')
    for (let have = count; have < size / each; ) {
      const more = Math.min(200, size / each - have)
      const { rows } = await client.query(addConversations, [ids, more, ids.length, each, have])
      await client.query(
        'update chat_groups set leaf_id = leaf from unnest($1::int[], $2::int[]) as made(id, leaf) where chat_groups.id = made.id',
        [rows.map((row) => row.group_id), rows.map((row) => row.leaf)],
      )
      have += more
    }
    await client.query(
      `select setval(pg_get_serial_sequence('chat_entries', 'id'), max(id)) from chat_entries`,
    )
    await client.query('vacuum (analyze) chat_entries')
    await client.query('vacuum (analyze) chat_groups')
  })
}

/** Entries are numbered here, so that each can name the one before it. */
const addConversations = `
  with last as (select coalesce(max(id), 0) as id from chat_entries),
  made as (
    insert into chat_groups (site_id, owner_id, title, created_at, updated_at)
    select site_id, accounts.id, 'Conversation ' || n, now() - (random() * interval '300 days'), now() - (random() * interval '300 days')
    from generate_series(1, $2::int) as n join accounts on accounts.id = ($1::int[])[1 + ($5::int + n) % $3::int] returning id
  ),
  numbered as (select id, (row_number() over (order by id) - 1) * $4::int as before from made),
  entries as (
    insert into chat_entries (id, group_id, parent_id, role, state, parts, words, created_at) overriding system value
    select last.id + before + at, numbered.id, case when at > 1 then last.id + before + at - 1 end,
      case when at % 2 = 1 then 'user' else 'assistant' end, 'done',
      jsonb_build_array(jsonb_build_object('type', 'text', 'text', said)),
      array_to_tsvector(array(select distinct unnest(string_to_array(said, ' ')))), now() - (random() * interval '300 days')
    from last, numbered, generate_series(1, $4::int) as at,
      lateral (select 'words of ' || numbered.id || ' turn ' || at || ' about ' || md5(numbered.id || '-' || at) || ' and more that is said' as said) as words
    order by numbered.id, at
    returning id, group_id
  )
  select group_id, max(id) as leaf from entries group by group_id`

/** Conversations at random, of people at random. */
async function measure() {
  const rows = await query(
    'select id, owner_id as owner from chat_groups order by md5(id::text) limit $1',
    [requests],
  )
  const byId = new Map(guests.map((guest) => [guest.id, guest.authorization]))
  const open = []
  const list = []
  for (const { id, owner } of rows) {
    const authorization = byId.get(owner)
    const opened = await get(`/chatlog/chatList?groupId=${id}&size=60`, authorization)
    if (opened.data.rows.length !== each) throw new Error(`conversation ${id} is not whole`)
    open.push(opened.ms)
    list.push((await get('/group/query', authorization)).ms)
  }
  return { open, list }
}

const results = []
for (const size of sizes) {
  const startedAt = performance.now()
  await growTo(size)
  const seededS = (performance.now() - startedAt) / 1000
  const { open: first } = await measure()
  const { open, list } = await measure()
  const [{ bytes }] = await query(`select pg_total_relation_size('chat_entries')::float8 as bytes`)
  results.push({
    entries: size,
    conversations: size / each,
    people: guests.length,
    'MiB of entries': round(bytes / 1024 / 1024, 0),
    'first p50 ms': round(quantile(first, 0.5)),
    'first p95 ms': round(quantile(first, 0.95)),
    'again p50 ms': round(quantile(open, 0.5)),
    'again p95 ms': round(quantile(open, 0.95)),
    'list p50 ms': round(quantile(list, 0.5)),
    'list p95 ms': round(quantile(list, 0.95)),
    'made in s': round(seededS, 0),
  })
  console.log(table(results, Object.keys(results[0])))
}
if (opt.out) writeFileSync(String(opt.out), JSON.stringify(results, null, 2))
await end(server.child)
process.exit(0)
