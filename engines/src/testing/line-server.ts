// The server's end of web sockets, as far as a stand-in needs it: it takes them, and sends text and bytes.
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

export type Line = {
  /** Path and query that it was asked for by. */
  path: string
  headers: IncomingMessage['headers']
  readonly isOpen: boolean
  sendText(text: string): void
  sendBytes(bytes: Uint8Array): void
  /** Ends it as a broken network does. */
  cut(): void
}

const guid = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const closing = 8

/** Answers the handshake of RFC 6455. */
export function takeLine(request: IncomingMessage, socket: Duplex): Line {
  const key = createHash('sha1').update(`${request.headers['sec-websocket-key']}${guid}`)
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key.digest('base64')}\r\n\r\n`,
  )
  let isOpen = true
  socket.on('close', () => {
    isOpen = false
  })
  socket.on('error', () => undefined)
  // Of what clients send, only that they close is of interest.
  socket.on('data', (data: Buffer) => {
    if (((data[0] ?? 0) & 15) === closing) socket.end(frame(closing, new Uint8Array()))
  })
  return {
    path: request.url ?? '',
    headers: request.headers,
    get isOpen() {
      return isOpen
    },
    sendText: (text) => void socket.write(frame(1, Buffer.from(text))),
    sendBytes: (bytes) => void socket.write(frame(2, bytes)),
    cut: () => socket.destroy(),
  }
}

function frame(kind: number, data: Uint8Array): Buffer {
  const isShort = data.byteLength < 126
  const head = Buffer.alloc(isShort ? 2 : 4)
  head[0] = 128 | kind
  head[1] = isShort ? data.byteLength : 126
  if (!isShort) head.writeUInt16BE(data.byteLength, 2)
  return Buffer.concat([head, data])
}
