// Works that have ended, put into a database behind its server's back: for journeys and measurements of very many.

/** Runs one statement; resolves with its rows. */
type Query = (sql: string, values: readonly unknown[]) => Promise<Record<string, unknown>[]>

export type SeededWorks = {
  /** Numbers of the works, oldest first. */
  workIds: number[]
  /** Names of their files in storage, which hold nothing yet. */
  fileIds: string[]
}

/** What the works are of, in turn by their place. */
const subjects = [
  'a lake at dawn',
  'a fox in the snow',
  'an old harbour',
  'tall grass',
  'a red kite',
]

/**
 * Works of an owner, named `work 1: …` to `work <count>: …`, a minute apart. Of a hundred, two have failed, two have answered in words, six
 * are four pictures, and the others one of changing shapes; without pictures all that did not fail have answered in some words. They have
 * no price, so the ledger still adds up.
 */
export async function seedWorks(
  query: Query,
  {
    ownerId,
    count,
    withPictures = true,
    blurs = [''],
  }: { ownerId: number; count: number; withPictures?: boolean; blurs?: readonly string[] },
): Promise<SeededWorks> {
  const works = await query(
    `insert into works (site_id, owner_id, type, task, state, progress, recipe, model_id, model_label, builtin, rate, texts,
       failure, request_key, created_at, started_at, ended_at)
     select accounts.site_id, accounts.id, 2, case when n % 100 = 52 then 'describe' else 'draw' end,
       case when n % 50 = 1 then 4 else 3 end, 100,
       jsonb_build_object('prompt', 'work ' || n || ': ' || ($3::text[])[1 + n % 5], 'negativePrompt', '', 'inputs', '[]'::jsonb,
         'params', jsonb_build_object('aspect', (array['1:1', '3:4', '4:3', '16:9', '2:3'])[1 + n % 5]),
         'count', case when n % 16 = 5 then 4 else 1 end, 'locale', 'en-US', 'fieldLabels', '[]'::jsonb),
       model.id, model.label, true, '{"perCall": 0, "perResult": 0}',
       case when n % 50 = 1 then '[]' when n % 50 = 2 or not $4 then
         (select jsonb_agg('Answer ' || line || ': a quiet place, painted in few strokes.') from generate_series(1, 1 + n % 5) as line)
       else '[]' end,
       case when n % 50 = 1 then '{"code": "engine.refused", "words": ""}'::jsonb end,
       md5(random()::text), made.at, made.at, made.at + interval '5 seconds'
     from accounts, generate_series(1, $2::int) as n,
       lateral (select now() - ($2::int - n) * interval '1 minute' as at) as made,
       (select 1 as id, 'Seeded' as label) as model
     where accounts.id = $1 order by n returning id`,
    [ownerId, count, subjects, withPictures],
  )
  const files = await query(
    `insert into work_files (id, work_id, owner_id, position, mime, width, height, bytes, has_thumbnail, blur)
     select substr(md5(works.id || ' ' || position), 1, 22), works.id, $1, position, 'image/webp', shape.width, shape.height, 20000, true,
       ($2::text[])[1 + (works.id + position) % cardinality($2::text[])]
     from works, generate_series(0, (recipe->>'count')::int - 1) as position,
       lateral (select (array[512, 384, 512, 512, 341])[1 + n % 5] as width, (array[512, 512, 384, 288, 512])[1 + n % 5] as height
         from (select split_part(split_part(recipe->>'prompt', ' ', 2), ':', 1)::int as n) as named) as shape
     where owner_id = $1 and state = 3 and texts = '[]' and recipe->>'prompt' like 'work %'
     order by works.id, position returning id`,
    [ownerId, blurs],
  )
  await query('analyze works, work_files', [])
  return { workIds: works.map(({ id }) => Number(id)), fileIds: files.map(({ id }) => String(id)) }
}
