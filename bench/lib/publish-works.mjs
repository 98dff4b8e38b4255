/** Publishes somebody's works that have a picture, each one or every second: put into the database of a running server behind its back. */
export async function publishWorks(query, { ownerId, every = 1 }) {
  await query(
    `insert into publications (work_id, site_id, owner_id, type, model_label, state, title, tags, licence, hides_prompt, words, likes,
       heat, published_at, updated_at)
     select distinct on (works.id) works.id, site_id, works.owner_id, type, model_label, 'public', recipe->>'prompt', '{}'::text[],
       'cc-by', false, ''::tsvector, 0, 0, created_at, created_at
     from works join work_files on work_files.work_id = works.id where works.owner_id = $1 and works.id % $2 = 0`,
    [ownerId, every],
  )
}
