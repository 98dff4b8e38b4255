// The way from a browser to a server, which can fail as networks do.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type FlakyNetwork = {
  port: number
  /** Breaks every connection. New ones work. */
  cut(): void
  /** The connection that carried something last stops without a word, the others break, as after a change of networks. New ones work. */
  freeze(): void
  /** As a proxy that takes a server out of its pool: what comes goes to another one from now on, and what is open breaks. */
  leadTo(port: number): void
  close(): Promise<void>
}

/** Passes on what comes to a free port of its own. */
export async function startFlakyNetwork(toPort: number): Promise<FlakyNetwork> {
  let target = toPort
  const carriedAt = new Map<readonly [Socket, Socket], number>()
  const relay = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    const pair = [near, far] as const
    carriedAt.set(pair, 0)
    for (const [from, to] of [pair, [far, near] as const]) {
      from.pipe(to)
      from.on('data', () => carriedAt.set(pair, performance.now()))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        to.destroy()
        carriedAt.delete(pair)
      })
    }
  })
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const cut = () => {
    for (const [near, far] of carriedAt.keys()) {
      near.destroy()
      far.destroy()
    }
  }
  return {
    port: (relay.address() as AddressInfo).port,
    cut,
    freeze() {
      const [last, ...others] = [...carriedAt].toSorted(([, a], [, b]) => b - a)
      for (const [[near]] of others) near.destroy()
      if (!last) return
      const [near, far] = last[0]
      near.unpipe(far).pause()
      far.unpipe(near).pause()
    },
    leadTo(port) {
      target = port
      cut()
    },
    async close() {
      const closed = once(relay, 'close')
      relay.close()
      cut()
      await closed
    },
  }
}
