// The reference server of the Model Context Protocol as its makers publish it, in a process of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

export type EverythingServer = {
  /** Where it is spoken to: by Streamable HTTP, or by HTTP with server-sent events. */
  url: string
  /** All that it has said so far. */
  said(): string
  close(): Promise<void>
}

const program = fileURLToPath(
  new URL('index.js', import.meta.resolve('@modelcontextprotocol/server-everything/dist/')),
)

/** `port` of one that was closed before, for a restart. */
export async function startEverythingServer(
  kind: 'streamableHttp' | 'sse',
  port?: number,
): Promise<EverythingServer> {
  const own = port ?? (await findPort())
  const child = spawn(process.execPath, [program, kind], {
    env: { PATH: process.env.PATH, PORT: String(own) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exit = once(child, 'exit')
  const ready = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      output += piece
      if (/(listening|running) on port/.test(output)) ready.resolve()
    })
  exit.then(() => ready.reject(new Error(`The server ended: ${output}`)))
  await ready.promise
  return {
    url: `http://127.0.0.1:${own}/${kind === 'sse' ? 'sse' : 'mcp'}`,
    said: () => output,
    close: async () => {
      child.kill('SIGKILL')
      await exit
    },
  }
}

const findPort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
