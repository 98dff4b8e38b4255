// Files on their way to a server as its pages send them, each by the call of its kind, from an address and by a guest of their own.
import { setTimeout as sleep } from 'node:timers/promises'

const doors = { picture: '/upload/pic', media: '/upload/media', document: '/knowledge/add' }

/** How long the longest limit of a job may be, and a little more: what takes longer hangs. */
const longestMs = 150_000

/** Files of one guest before another comes: what each may keep is limited. */
const perGuest = 40

const addressOf = (number) => `10.${1 + (number % 250)}.${Math.floor(number / 250) % 250}.7`

/** Members that bring archives; each takes one at a time. */
const memberCount = 8

export async function createSender(base) {
  const stuck = []
  async function ask(path, { authorization, body, form, number = 0 }) {
    const reply = await fetch(`${base}/api${path}`, {
      method: form || body ? 'POST' : 'GET',
      headers: {
        authorization,
        'x-forwarded-for': addressOf(number),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(form ? { body: form } : body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(longestMs),
    })
    const answer = await reply.json()
    return { status: reply.status, ...answer }
  }
  const register = async (number) => {
    const { data, error } = await ask('/auth/register', {
      authorization: '',
      body: { username: `bringer-${number}`, password: 'correct horse' },
      number: 60_000 + number,
    })
    if (!data) throw new Error(`nobody registers: ${error}`)
    return `Bearer ${data.token}`
  }
  const members = []
  for (let number = 0; number < memberCount; number++) members.push(await register(number))
  const free = [...members]

  const guestOf = (number) =>
    `Guest fuzz-files-guest-${String(Math.floor(number / perGuest)).padStart(6, '0')}`

  /** Until it is read, or found unreadable. */
  async function readDocument(id, authorization, number) {
    const deadline = Date.now() + longestMs
    for (let pauseMs = 50; Date.now() < deadline; pauseMs = Math.min(1000, pauseMs * 2)) {
      const answer = await ask(`/knowledge/get?id=${id}`, { authorization, number })
      if (answer.data?.state !== 'reading') return answer
      await sleep(pauseMs)
    }
    stuck.push(`document of mutant ${number}`)
    return { status: 0, error: 'is read for ever' }
  }

  async function bring(form, number) {
    let member = free.pop()
    while (!member) {
      await sleep(50)
      member = free.pop()
    }
    try {
      const begun = await ask('/user/import', { authorization: member, form, number })
      if (begun.status !== 200) return begun
      const deadline = Date.now() + longestMs
      while (Date.now() < deadline) {
        const answer = await ask('/user/importState', { authorization: member, number })
        if (answer.data?.state !== 'running')
          return {
            status: answer.status,
            error: answer.data?.failure?.code ?? answer.error,
            success: answer.success,
          }
        await sleep(100)
      }
      stuck.push(`import of mutant ${number}`)
      return { status: 0, error: 'is imported for ever' }
    } finally {
      free.push(member)
    }
  }

  async function sendTo(kind, { name, bytes, number }) {
    const authorization = guestOf(number)
    const form = new FormData()
    form.append('file', new Blob([bytes]), name)
    if (kind === 'archive') return bring(form, number)
    const answer = await ask(doors[kind], { authorization, form, number })
    if (kind !== 'document' || !answer.data) return answer
    const read =
      answer.data.state === 'reading'
        ? await readDocument(answer.data.id, authorization, number)
        : answer
    await ask('/knowledge/delete', { authorization, body: { id: answer.data.id }, number })
    return { ...read, error: read.data?.failure?.code ?? read.error }
  }

  return {
    /** Resolves with what became of it; a fault is an answer of 500 or above, none, or a fault that an import or a document ended by. */
    async send(kind, file) {
      try {
        const { status, error } = await sendTo(kind, file)
        const isFault = status === 0 || status >= 500 || error?.startsWith('server.')
        return { word: `${status} ${error ?? 'taken'}`, isFault }
      } catch (error) {
        return { word: `no answer: ${error.cause?.code ?? error.name}`, isFault: true }
      }
    },
    /** What does not come to an end. */
    listStuck: async () => stuck,
    /** What a member who has made something takes along. */
    async exportArchive() {
      const authorization = await register(memberCount)
      for (const title of ['One', 'Two'])
        await ask('/prompts/add', { authorization, body: { title, content: `${title}: words` } })
      await ask('/chatlog/import', {
        authorization,
        body: { conversations: [{ title: 'One', entries: [] }] },
      })
      const { data } = await ask('/user/exportTicket', { authorization, body: {} })
      const reply = await fetch(new URL(data.url, base))
      return Buffer.from(await reply.arrayBuffer())
    },
  }
}
