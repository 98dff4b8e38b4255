// A stand-in for a vendor that draws: it answers at once with one small picture, and notes when each request came. A request with
// `[[hold]]` is answered only when it is let go.
import http from 'node:http'
import sharp from 'sharp'

const models = { object: 'list', data: [{ id: 'gpt-image-1-mini', object: 'model' }] }

export async function startPictureUpstream(port) {
  const picture = await sharp({
    create: { width: 256, height: 256, channels: 3, background: '#208080' },
  })
    .png()
    .toBuffer()
  const answer = JSON.stringify({ created: 1, data: [{ b64_json: picture.toString('base64') }] })
  const arrivals = []
  const held = new Set()
  const server = http.createServer((request, reply) => {
    reply.setHeader('content-type', 'application/json')
    if (request.method === 'GET') return reply.end(JSON.stringify(models))
    const at = performance.now()
    const parts = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      const { prompt } = JSON.parse(Buffer.concat(parts).toString('utf8'))
      arrivals.push({ prompt, at })
      if (prompt.includes('[[hold]]')) held.add(reply)
      else reply.end(answer)
    })
    return undefined
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    arrivals,
    letGo() {
      for (const reply of held) reply.end(answer)
      held.clear()
    },
    close: () => server.close(),
  }
}
