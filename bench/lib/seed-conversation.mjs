// Puts a conversation into the database of a running server, as its own chat would have.

import { withDatabase } from './embedded-database.mjs'

/** Stores `messages` ([{role, content}]) as one group of the caller. Returns the group's number. */
export async function seedConversation({ base, dataDir, authorization, messages, title }) {
  const post = (path, body) =>
    fetch(`${base}/api${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then((reply) => reply.json())
  const { data } = await post('/group/create', {})
  await post('/group/update', { groupId: data.id, title })
  await withDatabase(dataDir, async (client) => {
    await client.query(
      `with made as (
        insert into chat_entries (group_id, role, state, parts, model_name, engine)
        select $1, message->>'role', 'done',
          jsonb_build_array(jsonb_build_object('type', 'text', 'text', message->>'content')),
          case when message->>'role' = 'assistant' then 'bench' end,
          case when message->>'role' = 'assistant' then 'openai-compatible' end
        from jsonb_array_elements($2::jsonb) with ordinality as each(message, place) order by place
        returning id
      ), ordered as (select id, lag(id) over (order by id) as previous from made)
      select count(*) from ordered`,
      [data.id, JSON.stringify(messages)],
    )
    await client.query(
      `update chat_entries set parent_id = ordered.previous
       from (select id, lag(id) over (order by id) as previous from chat_entries where group_id = $1) as ordered
       where ordered.id = chat_entries.id`,
      [data.id],
    )
    await client.query(
      'update chat_groups set leaf_id = (select max(id) from chat_entries where group_id = $1) where id = $1',
      [data.id],
    )
  })
  return data.id
}
