// The vendor's library, without what its HTTP client does to every socket of this process: it notes the socket on the error that a socket
// is destroyed with, and throws when one error ends two, as it does when undici gives up several connections to one host.
import { Socket } from 'node:net'

let loading: Promise<typeof import('alipay-sdk')> | undefined

/** Loaded when it is first wanted. */
export function loadLibrary(): Promise<typeof import('alipay-sdk')> {
  loading ??= load()
  return loading
}

async function load(): Promise<typeof import('alipay-sdk')> {
  const own = Object.getOwnPropertyDescriptor(Socket.prototype, 'destroy')
  try {
    return await import('alipay-sdk')
  } finally {
    if (own) Object.defineProperty(Socket.prototype, 'destroy', own)
    else Reflect.deleteProperty(Socket.prototype, 'destroy')
  }
}
