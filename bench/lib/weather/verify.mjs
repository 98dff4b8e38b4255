// Asks for everything that was confirmed to somebody, and tells what is not there as it was.
const plain = (entry) => entry.text

/** Every page of a list, whether it comes with a count or alone. */
async function listAll(ask, path) {
  const all = []
  for (let page = 1; ; page++) {
    const reply = await ask(`${path}page=${page}&size=100`)
    const rows = reply.rows ?? reply
    all.push(...rows)
    if (rows.length < 100) return all
  }
}

export async function verifyPerson({ name, noted, ask }, base) {
  const lost = []
  const miss = (what) => lost.push(`${name}: ${what}`)

  const prompts = new Map((await listAll(ask, '/prompts/list?')).map((row) => [row.id, row]))
  for (const { id, title, content } of noted.prompts) {
    const kept = prompts.get(id)
    if (kept?.title !== title || kept.content !== content) miss(`prompt ${id}, ${title}`)
  }

  const groups = new Map((await listAll(ask, '/group/query?')).map((row) => [row.id, row]))
  for (const [id, { title, requested }] of noted.groups) {
    const kept = groups.get(id)
    if (!kept) miss(`conversation ${id}`)
    else if (title !== null && kept.title !== title && !requested.includes(kept.title))
      miss(`title of ${id}: ${title}, found ${kept.title}`)
  }

  const entries = new Map()
  for (const id of noted.groups.keys())
    for (let before; ; ) {
      const reply = await ask(
        `/chatlog/chatList?groupId=${id}&size=1000${before ? `&before=${before}` : ''}`,
      )
      for (const entry of reply.rows) entries.set(entry.id, entry)
      before = reply.before
      if (!before) break
    }
  for (const { entryId, promptId, prompt, text, ended } of noted.answers) {
    const asked = entries.get(promptId)
    const answer = entries.get(entryId)
    if (!asked || plain(asked) !== prompt) miss(`question ${promptId}`)
    if (!answer) miss(`answer ${entryId}`)
    else if (!plain(answer).startsWith(text))
      miss(
        `answer ${entryId} (${answer.state}): ${text.length} letters were read, ${plain(answer).length} are kept`,
      )
    else if (answer.state === 'running') miss(`answer ${entryId} never ended`)
    else if (ended === 'finish' && !['done', 'stopped', 'length'].includes(answer.state))
      miss(`answer ${entryId} was told as finished and is ${answer.state}`)
  }

  for (const url of noted.uploads) {
    const reply = await fetch(new URL(url, base))
    const bytes = await reply.arrayBuffer()
    if (reply.status !== 200 || bytes.byteLength === 0) miss(`upload ${url}: ${reply.status}`)
  }

  const works = new Map((await listAll(ask, '/chatLog/draw?')).map((row) => [row.id, row]))
  for (const id of noted.works) {
    const work = works.get(id)
    if (!work) miss(`work ${id}`)
    else if (work.status <= 2) miss(`work ${id} is stuck (${work.status})`)
    else if (work.status === 3)
      for (const { url } of work.files) {
        const reply = await fetch(new URL(url, base))
        const bytes = await reply.arrayBuffer()
        if (reply.status !== 200 || bytes.byteLength === 0)
          miss(`file of work ${id}: ${reply.status}`)
      }
  }
  return lost
}
