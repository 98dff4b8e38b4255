// A stand-in vendor whose answers never end: one letter a piece, as fast as they are read.
import http from 'node:http'

const models = JSON.stringify({
  object: 'list',
  data: [{ id: 'gpt-4o-mini', object: 'model' }],
})
const letter = `data: ${JSON.stringify({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'gpt-4o-mini',
  choices: [{ index: 0, delta: { content: 'a' }, finish_reason: null }],
})}\n\n`
const letters = letter.repeat(64)

export async function startEndlessUpstream() {
  let open = 0
  const server = http.createServer((request, reply) => {
    if (request.method === 'GET') {
      reply.setHeader('content-type', 'application/json')
      reply.end(models)
      return
    }
    request.resume()
    request.on('end', () => {
      open++
      reply.writeHead(200, { 'content-type': 'text/event-stream' })
      // A write between two turns of the loop, and none while nobody takes it.
      const more = () => {
        if (reply.destroyed) return
        if (reply.write(letters)) setImmediate(more)
        else reply.once('drain', more)
      }
      reply.on('close', () => open--)
      more()
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    /** How many answers somebody still listens to. */
    open: () => open,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
