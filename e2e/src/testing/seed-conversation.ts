// Conversations of the person before a page, made without asking anybody anything.
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Visit } from './browser.ts'
import { english } from './chat-page.ts'
import type { ServerProcess } from './server-process.ts'

/** A page of a new guest on the English site, in which the application does not run yet: for seeding first. */
export async function visitAsNewGuest(visit: Visit, server: ServerProcess): Promise<Page> {
  const page = await visit('about:blank')
  const address = `${server.at(english)}/empty`
  const body = '<!doctype html><link rel="icon" href="data:,">'
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address)
  await page.evaluate((value) => {
    localStorage.setItem('uuidToken', JSON.stringify({ value, expire: null }))
  }, randomUUID())
  return page
}

/** Calls the API as the person of an open page does, or as nobody. Rejects with what a failure says. */
export async function callAs(
  page: Page,
  path: string,
  body?: unknown,
  { anonymous = false } = {},
): Promise<unknown> {
  const answer = await page.evaluate(
    async ({ path, body, anonymous }) => {
      const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{"value":""}').value
      const token = kept('token')
      const authorization = token ? `Bearer ${token}` : `Guest ${kept('uuidToken')}`
      const reply = await fetch(`/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(anonymous ? {} : { authorization }),
          'content-type': 'application/json',
        },
        body: body === undefined ? null : JSON.stringify(body),
      })
      return reply.json()
    },
    { path, body, anonymous },
  )
  const { success, message, data } = answer as { success: boolean; message: string; data: unknown }
  if (!success) throw new Error(`${path} answered ${message}`)
  return data
}

/** A conversation with this title; the later made stand above the earlier. Resolves with its number. */
export async function seedGroup(page: Page, title: string): Promise<number> {
  const { id } = (await callAs(page, '/group/create', {})) as { id: number }
  await callAs(page, '/group/update', { groupId: id, title })
  return id
}

/** A conversation in which question and answer take turns, as the chat would have stored it. */
export async function seedConversation(
  page: Page,
  server: ServerProcess,
  { title, texts }: { title: string; texts: readonly string[] },
): Promise<{ groupId: number; entryIds: number[] }> {
  const groupId = await seedGroup(page, title)
  const rows = await server.query(
    `insert into chat_entries (group_id, role, state, parts, words, model_name, engine)
     select $1, case when place % 2 = 1 then 'user' else 'assistant' end, 'done',
       jsonb_build_array(jsonb_build_object('type', 'text', 'text', text)),
       to_tsvector('simple', text),
       case when place % 2 = 0 then 'seed' end,
       case when place % 2 = 0 then 'openai-compatible' end
     from unnest($2::text[]) with ordinality as each(text, place) order by place
     returning id`,
    [groupId, texts],
  )
  await server.query(
    `update chat_entries set parent_id = ordered.previous
     from (select id, lag(id) over (order by id) as previous from chat_entries where group_id = $1) as ordered
     where ordered.id = chat_entries.id`,
    [groupId],
  )
  await server.query(
    'update chat_groups set leaf_id = (select max(id) from chat_entries where group_id = $1) where id = $1',
    [groupId],
  )
  return { groupId, entryIds: rows.map(({ id }) => Number(id)) }
}
