// A stand-in vendor that counts aloud and draws one small picture, and whose lines can be cut, all at once.
import http from 'node:http'
import sharp from 'sharp'

const models = {
  object: 'list',
  data: ['gpt-4o-mini', 'gpt-image-1-mini'].map((id) => ({ id, object: 'model' })),
}
const piece = (content, finish = null) =>
  `data: ${JSON.stringify({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'gpt-4o-mini',
    choices: [{ index: 0, delta: content ? { content } : {}, finish_reason: finish }],
  })}\n\n`
const usage = (tokens) =>
  `data: ${JSON.stringify({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'gpt-4o-mini',
    choices: [],
    usage: { prompt_tokens: 20, completion_tokens: tokens, total_tokens: 20 + tokens },
  })}\n\n`

/** Counts to as many as the prompt says (`count=80`), so many a second (`rate=20`). */
function count(words, reply) {
  const [, tokens = '60'] = /count=(\d+)/.exec(words) ?? []
  const [, rate = '20'] = /rate=(\d+)/.exec(words) ?? []
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
  let n = 0
  const timer = setInterval(() => {
    n++
    reply.write(piece(`w${n} `))
    if (n < Number(tokens)) return
    clearInterval(timer)
    reply.end(`${piece('', 'stop')}${usage(n)}data: [DONE]\n\n`)
  }, 1000 / Number(rate))
  reply.on('close', () => clearInterval(timer))
}

export async function startWeatherUpstream() {
  const picture = await sharp({
    create: { width: 256, height: 256, channels: 3, background: '#208080' },
  })
    .png()
    .toBuffer()
  const drawn = JSON.stringify({ created: 1, data: [{ b64_json: picture.toString('base64') }] })
  const counted = { answers: 0, pictures: 0, cuts: 0 }
  const server = http.createServer((request, reply) => {
    if (request.method === 'GET') {
      reply.setHeader('content-type', 'application/json')
      reply.end(JSON.stringify(models))
      return
    }
    const parts = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8'))
      if (body.messages) {
        counted.answers++
        count(JSON.stringify(body.messages.at(-1)), reply)
        return
      }
      counted.pictures++
      const timer = setTimeout(() => {
        reply.setHeader('content-type', 'application/json')
        reply.end(drawn)
      }, 300)
      reply.on('close', () => clearTimeout(timer))
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    counted,
    cut() {
      counted.cuts++
      server.closeAllConnections()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
