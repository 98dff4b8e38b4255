// Lines that stay open, by undici: the same client that sends requests.
import { type Dispatcher, WebSocket } from 'undici'
import type { EngineIo } from './io.ts'

/** Makes `EngineIo['openSocket']`; an address that cannot be reached is a line that closes at once. */
export const createSocketOpener =
  ({ agent }: { agent?: Dispatcher } = {}): NonNullable<EngineIo['openSocket']> =>
  ({ url, headers, onText, onBytes, onClose }) => {
    const socket = new WebSocket(url, { headers, ...(agent ? { dispatcher: agent } : {}) })
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      onClose()
    }
    socket.binaryType = 'arraybuffer'
    socket.addEventListener('message', ({ data }) => {
      if (isOver) return
      if (typeof data === 'string') onText(data)
      else if (data instanceof ArrayBuffer) onBytes(new Uint8Array(data))
    })
    // Whatever went wrong, its end follows.
    socket.addEventListener('error', () => undefined)
    socket.addEventListener('close', end)
    return { close: () => socket.close() }
  }
