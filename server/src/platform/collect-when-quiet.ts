// What a start, or a crowd, leaves behind is collected once nothing goes on: V8 itself waits for memory to become short, and until then some
// 40 MiB of a start stay with a server that nobody uses.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const lookEveryMs = 5000
/** Share of the time in which the server's thread did something. */
const quietBelow = 0.05
/** Bytes by which the process has grown since it was last collected. */
const worthIt = 24 * 1024 * 1024

export type Quiet = {
  /** The share of the time since the last call in which the server's thread did something, 0 to 1. */
  busyShare(): number
  /** Bytes that the process holds. */
  resident(): number
  collect(): void
}

/** What is looked at, and done, once every few seconds. */
export function createCollector({ busyShare, resident, collect }: Quiet): () => void {
  let after = 0
  return () => {
    if (busyShare() > quietBelow || resident() < after + worthIt) return
    collect()
    after = resident()
  }
}

/** Begins to look; holds no process up. */
export function collectWhenQuiet(): void {
  let last = performance.eventLoopUtilization()
  const look = createCollector({
    busyShare() {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, last)
      last = now
      return utilization
    },
    resident: () => process.memoryUsage.rss(),
    collect: openCollector(),
  })
  setInterval(look, lookEveryMs).unref()
}

/** The engine's own collection, which Node hides behind a flag. */
function openCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return typeof collect === 'function' ? () => void collect() : () => {}
}
