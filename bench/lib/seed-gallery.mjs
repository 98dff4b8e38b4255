// Published works of many authors, put into the database of a running server behind its back.
import { wordsToIndex } from '../../server/src/platform/search-words.ts'

/** How many works hold each word: so many in all, or one of so many. */
export const spread = {
  needle: { in: 5 },
  绣花针: { in: 5 },
  lantern: { of: 1000 },
  灯塔: { of: 1000 },
  harbour: { of: 50 },
  狐狸: { of: 50 },
  light: { of: 2 },
  山水: { of: 2 },
}

const filler =
  'quiet bright misty golden ancient small tall silver wooden river forest street window garden mountain bird cat fox ship tower field snow rain summer winter morning evening painted drawn soft deep wide slow gentle lonely crowded'.split(
    ' ',
  )
export const models = ['Small', 'Large', 'Fast', 'Fine']
/** The first on half of all works, the others ever rarer. */
export const tags = ['landscape', 'portrait', '水墨', 'night', 'animals', 'city', 'rare tag']
const tagEvery = [2, 5, 10, 20, 50, 200, 2000]

function makeWork(n, count) {
  const at = (index) => filler[(n * 7 + index * 13 + ((n * index) % 11)) % filler.length]
  const words = Object.entries(spread).flatMap(([word, how], place) => {
    const every = 'in' in how ? Math.floor(count / how.in) : how.of
    return (n + place * 3) % every === 0 ? [word] : []
  })
  const prompt = [...words, ...Array.from({ length: 18 }, (_, index) => at(index))].join(' ')
  const own = tags.filter((_, place) => (n + place) % tagEvery[place] === 0)
  const model = models[n % 16 === 0 ? 3 : n % 8 === 0 ? 2 : n % 3 === 0 ? 1 : 0]
  const title = `${at(20)} ${at(21)} ${n}`
  const said = [title, ...own, model, prompt].join('\n')
  return { n, prompt, title, tags: own, model, words: wordsToIndex(said), likes: (n * n) % 97 }
}

/** Runs one statement; resolves with its rows. */
export async function seedGallery(query, { count, each = 2000 }) {
  const authors = Math.ceil(count / 100)
  await query(
    `insert into accounts (site_id, kind, username, username_key, password_hash, name)
     select 1, 'member', 'author-' || n, 'author-' || n, 'none', 'Author ' || n from generate_series(1, $1::int) as n`,
    [authors],
  )
  const first = (
    await query(`select min(id)::int as id from accounts where username like 'author-%'`)
  )[0].id
  for (let from = 1; from <= count; from += each) {
    const rows = []
    for (let n = from; n < from + each && n <= count; n++) rows.push(makeWork(n, count))
    await query(insertWorks, [JSON.stringify(rows), first, authors, count])
  }
  await query(
    `insert into publication_tags (work_id, site_id, tag, published_at)
     select work_id, site_id, lower(tag), published_at from publications, unnest(tags) as tag`,
  )
  await query(
    `insert into tag_counts (site_id, tag, shown, count) select site_id, tag, tag, count(*) from publication_tags group by site_id, tag`,
  )
  await query('vacuum analyze')
}

/** A minute apart, the last one now. Every tenth goes on from an earlier one. */
const insertWorks = `
  with given as (
    select made.*, $2::int + (n * 31) % $3::int as owner, now() - ($4::int - n) * interval '1 minute' as at
    from jsonb_to_recordset($1::jsonb) as made(n int, prompt text, title text, tags text[], model text, words text[], likes int)
  ), work as (
    insert into works (site_id, owner_id, type, task, state, progress, recipe, model_id, model_label, builtin, origin_id, rate,
      texts, request_key, created_at, started_at, ended_at)
    select 1, owner, 2, 'draw', 3, 100,
      jsonb_build_object('prompt', prompt, 'negativePrompt', '', 'inputs', '[]'::jsonb, 'params', '{}'::jsonb, 'count', 1,
        'locale', 'en-US', 'fieldLabels', '[]'::jsonb),
      1, model, true, case when n % 10 = 0 then greatest(1, n / 2) end, '{"perCall": 0, "perResult": 0}', '[]', n::text, at, at, at
    from given order by n returning id, request_key, owner_id
  ), file as (
    insert into work_files (id, work_id, owner_id, position, mime, width, height, bytes, has_thumbnail, blur)
    select substr(md5(id::text), 1, 22), id, owner_id, 0, 'image/webp', 512, 512, 20000, true, '' from work
  )
  insert into publications (work_id, site_id, owner_id, type, model_label, state, title, tags, licence, hides_prompt, words, likes, heat,
    published_at, updated_at)
  select work.id, 1, owner, 2, model, 'public', title, tags, 'cc-by', false, array_to_tsvector(words), likes,
    log(10, 1 + likes) + extract(epoch from at) / 86400, at, at
  from given join work on request_key = n::text`
