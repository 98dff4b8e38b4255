// Very many songs of the person before a page, put there without composing any.
import type { Page } from 'playwright-core'
import { callAs } from './seed-conversation.ts'
import type { ServerProcess } from './server-process.ts'

/** Every fourth song is a pair of takes. */
const pairEvery = 4
/** One in so many has failed, the first of all among them. */
const failedEvery = 50

/**
 * Songs named `song 1` to `song <count>`, a minute apart, the last one newest. What they would sound like is drawn;
 * the sound itself is nowhere.
 */
export async function seedSongs(page: Page, server: ServerProcess, count: number): Promise<void> {
  const { userInfo } = (await callAs(page, '/auth/getInfo')) as { userInfo: { id: number } }
  await server.query(
    `insert into works (site_id, owner_id, type, task, state, progress, recipe, model_id, model_label, builtin, rate, texts,
       failure, request_key, created_at, started_at, ended_at)
     select accounts.site_id, accounts.id, 7, 'compose', case when n % $3 = 1 then 4 else 3 end, 100,
       jsonb_build_object('prompt', '', 'negativePrompt', '', 'inputs', '[]'::jsonb, 'count', 1, 'locale', 'en-US',
         'fieldLabels', '[]'::jsonb, 'params', jsonb_build_object('title', 'song ' || n, 'style', 'calm piano, ' || 60 + n % 80 || ' bpm')),
       1, 'Seeded', true, '{"perCall": 0, "perResult": 0}', '[]',
       case when n % $3 = 1 then '{"code": "engine.refused", "words": ""}'::jsonb end,
       md5(random()::text), made.at, made.at, made.at + interval '5 seconds'
     from accounts, generate_series(1, $2::int) as n,
       lateral (select now() - ($2::int - n) * interval '1 minute' as at) as made
     where accounts.id = $1 order by n`,
    [userInfo.id, count, failedEvery],
  )
  await server.query(
    `insert into work_files (id, work_id, owner_id, position, mime, bytes, duration_s, has_thumbnail, blur, about)
     select substr(md5(works.id || ' ' || position), 1, 22), works.id, $1, position, 'audio/mpeg', 200000, 90, false, '',
       jsonb_build_object('peaks', (select jsonb_agg(10 + (at * at * works.id) % 90) from generate_series(1, 200) as at))
     from works, generate_series(0, case when split_part(recipe->'params'->>'title', ' ', 2)::int % $2 = 0 then 1 else 0 end) as position
     where owner_id = $1 and type = 7 and state = 3`,
    [userInfo.id, pairEvery],
  )
  await server.query('analyze works, work_files', [])
}
