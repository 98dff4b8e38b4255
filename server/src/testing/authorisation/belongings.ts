// One of each kind of thing that belongs to somebody, or to a site, with its number: what strangers are kept from.
import { fillAccount } from '../../features/identity/account-data/testing/fill-account.ts'
import { newKey } from '../../platform/ids.ts'
import { castMember, type Player } from '../cast.ts'
import type { TestApp } from '../test-app.ts'

/** Things of a member; none is published. */
const things = {
  app: 'select id from apps where owner_id = $1',
  group: 'select id from chat_groups where owner_id = $1 order by id limit 1',
  entry:
    'select id from chat_entries where group_id in (select id from chat_groups where owner_id = $1) order by id limit 1',
  answer:
    "select id from chat_entries where group_id in (select id from chat_groups where owner_id = $1) and role = 'assistant' order by id limit 1",
  album: 'select id from albums where owner_id = $1',
  work: 'select id from works where owner_id = $1 order by id limit 1',
  document: 'select id from documents where owner_id = $1',
  mind: 'select group_id as id from minds where group_id in (select id from chat_groups where owner_id = $1)',
  prompt: 'select id from prompts where owner_id = $1',
  marketPrompt: 'select id from market_prompts where owner_id = $1',
  paramSet: 'select id from drawing_param_sets where owner_id = $1',
  ownModel: 'select id from own_models where account_id = $1',
  session: 'select id from sessions where account_id = $1',
  spending: 'select id from ledger_entries where account_id = $1 order by id limit 1',
  share: `insert into shares (site_id, owner_id, kind, group_id, key, title, entry_ids, created_at)
    select 1, $1, 'chat', id, 'key-of-a-share', 't', '{}', now() from chat_groups where owner_id = $1 limit 1 returning id`,
  passkey: `insert into passkeys (site_id, account_id, host, credential_id, public_key, counter, user_handle, transports, synced, name, created_at)
    values (1, $1, 'localhost', 'c', 'k', 0, 'u', '{}', false, 'Key', now()) returning id`,
  openidAccount: `insert into openid_accounts (site_id, account_id, provider, issuer, subject, name, created_at, last_used_at)
    values (1, $1, 'https://p.invalid', 'i', 's', 'n', now(), now()) returning id`,
  toolServer: `insert into tool_servers (site_id, owner_id, name, url, enabled, created_at)
    values (1, $1, 'Own', 'http://127.0.0.1:9/', false, now()) returning id`,
  order: `insert into orders (order_no, site_id, account_id, package_id, idempotency_key, title, credits, tokens, vip_days,
      amount_minor, currency, way, state, start, asked_at, expires_at, created_at)
    values ('orderOfSomebody', 1, $1, 1, 'k', 't', 1, 0, 0, 100, 'CNY', 'alipay', 'waiting', '{}', now(), now() + interval '1 hour', now())
    returning id`,
} as const

/** Things of the site that the member belongs to; the account stands for the site there. */
const siteThings = {
  /** Everybody's: a model that takes pictures. */
  seeingModel:
    "select id from chat_models where name = 'seeing' and $1::integer is not null limit 1",
  package:
    'select id from packages where site_id = (select site_id from accounts where id = $1) limit 1',
  content:
    'select id from site_contents where site_id = (select site_id from accounts where id = $1) limit 1',
  siteToolServer: `insert into tool_servers (site_id, name, url, enabled, created_at)
    select site_id, 'Ours', 'http://127.0.0.1:9/', false, now() from accounts where id = $1 returning id`,
  codeBatch: `insert into code_batches (site_id, name, kind, credits, tokens, vip_days, count, uses_each, note, created_at)
    select site_id, 'Batch', 'ordinary', 5, 0, 0, 1, 1, '', now() from accounts where id = $1 returning id`,
  code: `insert into codes (batch_id, site_id, hash, sealed, uses_each)
    select b.id, b.site_id, 'h', 's', 1 from code_batches b, accounts a where a.id = $1 and b.site_id = a.site_id returning id`,
  settingChange: `insert into site_setting_changes (site_id, key, before, after, at, account_id, actor)
    select site_id, 'chatPrice', null, '{}', now(), $1, 'somebody' from accounts where id = $1 returning id`,
  appeal: `insert into appeals (site_id, account_id, kind, subject_id, text, created_at)
    select 1, $1, 'work', id, 'Please', now() from works where owner_id = $1 limit 1 returning id`,
} as const

export type Thing = keyof typeof things | keyof typeof siteThings | 'account'
export type Belongings = Readonly<Record<Thing, number>> & { uploadId: string; fileId: string }

/** Makes a member who has one of each, and gives the numbers. */
export async function makeBelongings(
  test: TestApp,
): Promise<{ owner: Player; belongings: Belongings }> {
  const owner = await castMember(test)
  await fillAccount(test, owner.credential)
  const { pool } = test.database
  const textOf = async (sql: string) => {
    const { rows } = await pool.query<{ id: string }>(sql, [owner.accountId])
    return rows[0]?.id ?? ''
  }
  const numbers: [string, number][] = [['account', owner.accountId]]
  await pool.query(
    `insert into ledger_entries (account_id, site_id, purse, amount, balance_after, cause, cause_key, created_at)
     values ($1, 1, 'credits', 1, 1, 'gift', $2, now())`,
    [owner.accountId, newKey()],
  )
  for (const [thing, sql] of Object.entries({ ...things, ...siteThings })) {
    const { rows } = await pool
      .query<{ id: number }>(sql, [owner.accountId])
      .catch((cause: unknown) => {
        throw new Error(`${thing} cannot be made`, { cause })
      })
    if (!rows[0]) throw new Error(`there is no ${thing}`)
    numbers.push([thing, Number(rows[0].id)])
  }
  return {
    owner,
    belongings: {
      ...(Object.fromEntries(numbers) as Record<Thing, number>),
      uploadId: await textOf('select id from uploads where owner_id = $1 limit 1'),
      fileId: await textOf(
        'select f.id from work_files f join works w on w.id = f.work_id where w.owner_id = $1 limit 1',
      ),
    },
  }
}
