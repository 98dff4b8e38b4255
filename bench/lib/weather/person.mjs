// One person who uses the product through whichever server answers, and notes everything that was confirmed to them.
import { setTimeout as sleep } from 'node:timers/promises'

/** What a request may take; a server that is killed answers nothing. */
const longestMs = 60_000

/** Not confirmed: it may have been done or not. */
export class Unconfirmed extends Error {}

export function createPerson({ name, servers, random, picture }) {
  let authorization = ''
  const noted = {
    prompts: [],
    /** Conversations: the title that was confirmed last, and what was asked for since. */
    groups: new Map(),
    /** Answers: what had been read of each. */
    answers: [],
    uploads: [],
    works: [],
    /** Streams that broke off: at which server, and when. */
    broken: [],
  }
  const counted = { confirmed: {}, unconfirmed: 0, refused: {} }

  async function ask(path, body, { form } = {}) {
    const server = random.pick(servers)
    let reply
    try {
      reply = await fetch(`${server.base}/api${path}`, {
        method: body || form ? 'POST' : 'GET',
        headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(form ? { body: form } : body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(longestMs),
      })
      if (reply.headers.get('content-type')?.includes('ndjson'))
        return { body: reply.body, base: server.base }
      const answer = await reply.json()
      if (answer.success) return answer.data
      if (reply.status >= 500) throw new Unconfirmed(answer.error)
      counted.refused[answer.error] = (counted.refused[answer.error] ?? 0) + 1
      return undefined
    } catch (error) {
      throw error instanceof Unconfirmed ? error : new Unconfirmed(String(error))
    }
  }

  const confirm = (kind) => {
    counted.confirmed[kind] = (counted.confirmed[kind] ?? 0) + 1
  }
  let serial = 0
  const words = (kind) => `${name} ${kind} ${++serial}`

  /** Everything that can be read of an answer, until it ends or its line breaks. */
  async function read(reply, note) {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const bytes of reply.body) {
      rest += decoder.decode(bytes, { stream: true })
      const lines = rest.split('\n')
      rest = lines.pop()
      for (const line of lines) {
        if (!line) continue
        const event = JSON.parse(line)
        if (event.type === 'start') {
          note({ groupId: event.groupId, entryId: event.entryId, promptId: event.promptId })
        } else if (event.type === 'text-delta') note({ text: event.text })
        else if (event.type === 'finish' || event.type === 'error') note({ ended: event.type })
      }
    }
  }

  const actions = {
    async chat() {
      const count = Math.round(random.between(20, 120))
      const prompt = `${words('asks')} count=${count} rate=${Math.round(random.between(10, 40))}`
      const groups = [...noted.groups.keys()]
      const groupId = groups.length > 3 && random.next() < 0.6 ? random.pick(groups) : undefined
      const reply = await ask('/chatgpt/chat-process', {
        prompt,
        options: groupId ? { groupId } : {},
      })
      if (!reply?.body) return
      const answer = { prompt, groupId: 0, entryId: 0, promptId: 0, text: '', ended: '' }
      try {
        await read(reply, ({ text, ...piece }) => {
          if (text) answer.text += text
          if (piece.entryId) {
            noted.answers.push(answer)
            confirm('answers begun')
            if (!noted.groups.has(piece.groupId))
              noted.groups.set(piece.groupId, { title: null, requested: [] })
          }
          if (piece.ended) confirm('answers ended')
          Object.assign(answer, piece)
        })
        if (!answer.ended) throw new Error('the stream ended before the answer did')
      } catch (error) {
        noted.broken.push({ base: reply.base, at: Date.now() })
        throw new Unconfirmed(String(error))
      }
    },
    async prompt() {
      const title = words('prompt')
      const content = `${title}: ${'words '.repeat(20)}`.trim()
      const kept = await ask('/prompts/add', { title, content })
      if (!kept) return
      noted.prompts.push({ id: kept.id, title, content })
      confirm('prompts')
    },
    async rename() {
      const groupId = random.pick([...noted.groups.keys()])
      if (!groupId) return
      const group = noted.groups.get(groupId)
      const title = words('title')
      group.requested.push(title)
      if ((await ask('/group/update', { groupId, title })) === undefined) return
      group.title = title
      group.requested = []
      confirm('titles')
    },
    async upload() {
      const form = new FormData()
      form.append('file', new Blob([picture], { type: 'image/png' }), 'picture.png')
      const stored = await ask('/upload/pic', undefined, { form })
      if (!stored) return
      noted.uploads.push(stored.url)
      confirm('uploads')
    },
    async work() {
      const queued = await ask('/queue/sdxlCreate', {
        modelId: actions.modelId,
        prompt: words('draws'),
      })
      if (!queued) return
      noted.works.push(...(queued.ids ?? [queued.id]))
      confirm('works')
    },
  }

  return {
    name,
    noted,
    counted,
    ask,
    /** What can be done once, each by its name. Throws Unconfirmed. */
    actions,
    /** Registers, and finds the model that draws. */
    async begin() {
      const { token } = await ask('/auth/register', {
        username: name,
        password: 'correct horse',
      })
      authorization = `Bearer ${token}`
      const offered = await ask('/works/models?type=2')
      actions.modelId = offered.find(({ builtin }) => !builtin)?.id
      if (!actions.modelId) throw new Error('the stand-in offers no model that draws')
    },
    /** Goes on until the signal; a request that is not confirmed is not tried again. */
    async live(signal) {
      while (!signal.aborted) {
        const action = random.weighted({ chat: 5, prompt: 3, rename: 2, upload: 1.5, work: 2 })
        try {
          await actions[action]()
        } catch (error) {
          if (!(error instanceof Unconfirmed)) throw error
          counted.unconfirmed++
          await sleep(random.between(100, 600))
        }
        await sleep(random.between(50, 800))
      }
    },
  }
}
