// Requests as no library sends them: head and body by hand, over a line that stays open for as long as the server lets it.
import net from 'node:net'

/**
 * Opens a line and sends a head. `status` is what was answered (0 while nothing), `sent` how many bytes the server has taken, `closed`
 * resolves when the line is gone.
 */
export function openLine(base, { method = 'POST', path, headers = {}, address }) {
  const { hostname, port } = new URL(base)
  const socket = net.connect(Number(port), hostname)
  const line = {
    status: 0,
    text: '',
    socket,
    get sent() {
      return socket.bytesWritten - socket.writableLength
    },
  }
  const all = { host: 'localhost', 'x-forwarded-for': address, ...headers }
  const head = Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n`)
  socket.setEncoding('latin1')
  socket.on('data', (piece) => {
    if (line.text.length < 4096) line.text += piece
    line.status ||= Number(/^HTTP\/1\.1 (\d+)/.exec(line.text)?.[1] ?? 0)
  })
  socket.on('error', () => undefined)
  line.closed = new Promise((resolve) => socket.once('close', resolve))
  return line
}
