// What goes wrong in pages of browsers that tell nobody: a way to a server on which each page reports its own errors.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const scriptPath = '/recorded-errors.js'
const reportPath = '/recorded-errors'

/** Runs before any script of the page. */
function record(path: string): void {
  const report = (text: string) => navigator.sendBeacon(path, `${location.pathname}: ${text}`)
  const say = (error: unknown) =>
    error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error)
  // Not an error of the page: some observers hear of a size a frame later, as the standard has it, and a browser that is slow tells of that.
  const isOfNextFrame = ({ error, message }: ErrorEvent) =>
    !error && message.startsWith('ResizeObserver loop completed')
  addEventListener('error', (event) => {
    if (!isOfNextFrame(event)) report(say(event.error ?? event.message))
  })
  addEventListener('unhandledrejection', (event) => report(say(event.reason)))
  const { console } = globalThis
  const told = console.error
  console.error = (...given: unknown[]) => {
    report(given.map(say).join(' '))
    told(...given)
  }
}

export type RecordedErrors = {
  /** The address at which a host of the server is reached this way: `at('studio.localhost')`. */
  at(host: string): string
  seen: string[]
  close(): Promise<void>
}

/** `port` is the server's on this machine. */
export async function recordErrors(port: number): Promise<RecordedErrors> {
  const seen: string[] = []
  const server = createServer((asked, reply) => {
    if (asked.url === scriptPath) {
      reply.setHeader('content-type', 'text/javascript')
      reply.end(`(${record})(${JSON.stringify(reportPath)})`)
    } else if (asked.url === reportPath) {
      let text = ''
      asked.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      asked.on('end', () => {
        seen.push(text)
        reply.writeHead(204).end()
      })
    } else handOn(asked, reply, port)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = (server.address() as AddressInfo).port
  return {
    at: (host) => `http://${host}:${own}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function handOn(asked: IncomingMessage, reply: ServerResponse, port: number): void {
  // Pages are read here, so they come as they are.
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  const { method, url: path } = asked
  const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    const { 'content-length': length, ...others } = answer.headers
    if (!/^text\/html/.test(others['content-type'] ?? '')) {
      reply.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(reply)
      return
    }
    let page = ''
    answer.setEncoding('utf8').on('data', (piece: string) => {
      page += piece
    })
    answer.on('end', () => {
      reply.writeHead(answer.statusCode ?? 500, others)
      reply.end(page.replace('<head>', `<head><script src="${scriptPath}"></script>`))
    })
  })
  // A page that is left ends what it asked for.
  onward.on('error', () => reply.destroy())
  reply.on('close', () => onward.destroy())
  asked.pipe(onward)
}
