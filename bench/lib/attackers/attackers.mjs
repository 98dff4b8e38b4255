// Those who attack a server not by what they ask but by how: each by its name. One resolves with what was wrong, as sentences.
import { sleep } from '../stats.mjs'
import { openLine } from './raw-request.mjs'

/** What is slow has so long, and a little more. */
const longestBodyMs = 75_000
/** An answer ends at two million letters, each of which costs the processor something: ten minutes on a machine that does much besides. */
const longestAnswersMs = 600_000
/** What somebody may send who is not admitted, and what lies in the buffers between. */
const maxUnadmitted = 8 * 1024 * 1024

const guest = (name) => `Guest attacker-${name.padEnd(16, '0')}`
const json = { 'content-type': 'application/json' }

export function createAttackers({ base, upstream, query }) {
  const chat = (name, address, prompt = 'go on for ever') => {
    const body = JSON.stringify({ prompt, options: {} })
    const line = openLine(base, {
      path: '/api/chatgpt/chat-process',
      address,
      headers: { ...json, authorization: guest(name), 'content-length': Buffer.byteLength(body) },
    })
    line.socket.write(body)
    return line
  }
  const until = async (holds, ms) => {
    const deadline = performance.now() + ms
    while (performance.now() < deadline) {
      if (await holds()) return true
      await sleep(200)
    }
    return false
  }
  return {
    async 'slow bodies'() {
      const lines = Array.from({ length: 100 }, (_, at) =>
        openLine(base, {
          path: '/api/auth/login',
          address: `10.20.0.${at}`,
          headers: { ...json, 'content-length': 50_000 },
        }),
      )
      const timer = setInterval(() => {
        for (const { socket } of lines) if (!socket.destroyed) socket.write(' ')
      }, 1000)
      const areGone = await until(
        () => lines.every(({ socket }) => socket.destroyed),
        longestBodyMs,
      )
      clearInterval(timer)
      const left = lines.filter(({ socket }) => !socket.destroyed)
      for (const { socket } of left) socket.destroy()
      return areGone
        ? []
        : [`${left.length} of 100 lines that send a byte a second are still there`]
    },
    async 'huge bodies of nobody'() {
      const piece = Buffer.alloc(256 * 1024, 97)
      const wrong = []
      const paths = [
        '/api/upload/pic',
        '/api/upload/media',
        '/api/knowledge/add',
        '/api/user/import',
        '/api/auth/login',
      ]
      await Promise.all(
        Array.from({ length: 20 }, async (_, at) => {
          const path = paths[at % paths.length]
          const line = openLine(base, {
            path,
            address: `10.21.0.${at}`,
            headers: {
              'content-type': path.endsWith('login')
                ? 'application/json'
                : 'multipart/form-data; boundary=x',
              'content-length': 1024 * 1024 * 1024,
            },
          })
          const deadline = performance.now() + 20_000
          while (!line.socket.destroyed && performance.now() < deadline) {
            if (line.socket.writableLength < piece.length) line.socket.write(piece)
            await sleep(5)
          }
          if (line.sent > maxUnadmitted) wrong.push(`${path} took ${line.sent} bytes of nobody`)
          if (!line.socket.destroyed) wrong.push(`${path} still listens to nobody after 20 s`)
          if (line.status && line.status < 400)
            wrong.push(`${path} answered ${line.status} to nobody`)
          line.socket.destroy()
        }),
      )
      return wrong
    },
    async 'many guests of one address'() {
      const [{ count: before }] = await query(
        "select count(*)::int from accounts where kind = 'guest'",
      )
      const statuses = {}
      for (let at = 0; at < 600; at += 20)
        await Promise.all(
          Array.from({ length: 20 }, async (_, n) => {
            const reply = await fetch(`${base}/api/group/create`, {
              method: 'POST',
              headers: {
                ...json,
                authorization: guest(`many${at + n}`),
                'x-forwarded-for': '10.22.0.1',
              },
              body: '{}',
            })
            await reply.arrayBuffer()
            statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
          }),
        )
      const [{ count: after }] = await query(
        "select count(*)::int from accounts where kind = 'guest'",
      )
      const wrong = []
      if (after - before > 400) wrong.push(`one address made ${after - before} guests`)
      for (const status of Object.keys(statuses))
        if (Number(status) >= 500) wrong.push(`${statuses[status]} new guests met ${status}`)
      return wrong
    },
    async 'answers whose readers hang up'() {
      for (let at = 0; at < 40; at++) {
        const line = chat(`hang${at}`, `10.23.0.${at}`)
        await until(
          () => line.text.includes('text-delta') || line.socket.destroyed || line.status >= 400,
          5000,
        )
        line.socket.destroy()
      }
      const ended = await until(async () => {
        const [{ count }] = await query(
          'select count(*)::int from chat_runs where finished_at is null',
        )
        return count === 0 && upstream.open() === 0
      }, longestAnswersMs)
      if (ended) return []
      const [{ count }] = await query(
        'select count(*)::int from chat_runs where finished_at is null',
      )
      return [
        `${count} answers go on ten minutes after their readers left, ${upstream.open()} lines upstream`,
      ]
    },
    async 'HEAD on streams'() {
      const paths = [
        '/api/works/events',
        '/api/chatgpt/run?entryId=1',
        '/api/chatgpt/chat-process',
        '/api/user/export?ticket=x',
        '/api/upload/file?id=x&key=y',
      ]
      const wrong = []
      for (const path of paths) {
        const line = openLine(base, {
          method: 'HEAD',
          path,
          address: '10.24.0.1',
          headers: { authorization: guest('head') },
        })
        const isAnswered = await until(() => line.status > 0, 5000)
        if (!isAnswered) wrong.push(`HEAD ${path} is never answered`)
        if (line.status >= 500) wrong.push(`HEAD ${path}: ${line.status}`)
        line.socket.destroy()
      }
      return wrong
    },
    async 'endless answers of one person'() {
      const lines = Array.from({ length: 5 }, () => chat('endless', '10.25.0.1'))
      await sleep(20_000)
      const ended = await until(
        () => lines.every(({ socket, status }) => socket.destroyed || status >= 400),
        longestAnswersMs,
      )
      for (const { socket } of lines) socket.destroy()
      const runsEnd = await until(async () => {
        const [{ count }] = await query(
          'select count(*)::int from chat_runs where finished_at is null',
        )
        return count === 0
      }, 60_000)
      return [
        ...(ended ? [] : ['an endless answer goes on after ten minutes']),
        ...(runsEnd ? [] : ['an endless answer is still under way']),
      ]
    },
  }
}
