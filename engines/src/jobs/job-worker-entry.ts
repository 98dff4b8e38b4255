// What a worker runs, be it a process or a thread: one job at a time, by the module that the job names.
import { writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { EngineError } from '../errors.ts'
import type { Failed, FromWorker, JobModule, ToWorker } from './job-messages.ts'

let current = 0

function post(message: FromWorker, sent?: () => void): void {
  if (parentPort) parentPort.postMessage(message)
  else if (process.connected) process.send?.(message, undefined, undefined, sent)
}

async function serve({ id, module, job }: ToWorker): Promise<void> {
  current = id
  try {
    const { run }: JobModule<unknown, unknown> = await import(module)
    const made = await run(job, (percent, preview) =>
      post(preview ? { id, percent, preview } : { id, percent }),
    )
    post({ id, made })
  } catch (error) {
    post(failed(id, error))
  }
}

function failed(id: number, error: unknown): Failed {
  if (error instanceof EngineError) {
    const { kind, reason, untaken } = error
    return { id, failure: error.message, kind, reason, untaken }
  }
  return { id, failure: error instanceof Error ? error.message : String(error) }
}

if (parentPort) parentPort.on('message', serve)
else beProcess()

function beProcess(): void {
  // Where memory runs out, the kernel ends this process before the server and its database.
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Another system.
  }
  // Signals to the whole group, such as Ctrl-C, are for the parent, which ends its processes when it is done with them.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.on('message', serve)
  process.on('disconnect', () => process.exit())
  process.on('uncaughtException', (error) =>
    post({ ...failed(current, error), isEnd: true }, () => process.exit(1)),
  )
}
