// A process that starts a worker amid an endless computation, and says its number.
import { createJobGroup } from '../job-group.ts'
import { createJobLane } from '../job-lane.ts'

const lane = createJobLane({
  who: 'The worker',
  group: createJobGroup({ max: 1 }),
  module: new URL('./faulty-worker.mjs', import.meta.url),
  timeoutMs: 600_000,
})
const report = (_, preview) => {
  if (preview) process.stdout.write(`${new TextDecoder().decode(preview)}\n`)
}
await lane.run({ request: 'spin' }, { signal: new AbortController().signal, report })
