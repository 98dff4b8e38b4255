// A worker that does one job at a time, in a process of its own or, where that is enough, in a thread.
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { FromWorker, ToWorker } from './job-messages.ts'
import { keepProcess } from './process-keeper.ts'
import { workerEnvironment } from './worker-environment.ts'

export type JobWorker = {
  post(message: ToWorker): void
  /** MiB that it holds; undefined where the system does not say. */
  residentMb(): number | undefined
  /** Whether this process stays alive for what the worker still has to say. */
  hold(isHeld: boolean): void
  terminate(): Promise<void>
}

export type WorkerOptions = {
  /** Of JavaScript's own objects, in MiB. */
  heapMb?: number | undefined
}

type Heard = {
  message(message: FromWorker): void
  /** Once, with the reason. */
  end(why: string): void
}

const entry = new URL('./job-worker-entry.ts', import.meta.url)

/** What it tells the console is kept from the log: code of others tells of whatever it does not understand. */
export function startJobProcess({ heapMb }: WorkerOptions, heard: Heard): JobWorker {
  const child = fork(entry, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: workerEnvironment(process.env),
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--max-semi-space-size=8',
      ...(heapMb ? [`--max-old-space-size=${heapMb}`] : []),
    ],
  })
  const { pid } = child
  const forget = pid === undefined ? () => {} : keepProcess(pid)
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(`its process ended with ${signal ?? code}.`))
  })
  void ended.then((why) => {
    forget()
    heard.end(why)
  })
  child.on('message', (message: FromWorker) => heard.message(message))
  return {
    // What cannot be sent has nobody to read it: the end of the process tells the rest.
    post: (message) => void child.send(message, () => {}),
    residentMb: () => (pid === undefined ? undefined : residentMb(pid)),
    hold(isHeld) {
      const change = isHeld ? 'ref' : 'unref'
      child[change]()
      child.channel?.[change]()
    },
    async terminate() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

const pageBytes = 4096

function residentMb(pid: number): number | undefined {
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')
    return (Number(pages) * pageBytes) / 1024 / 1024
  } catch {
    return undefined
  }
}

/** For what needs no process: started sooner, and ended by its own limits. */
export function startJobThread({ heapMb }: WorkerOptions, heard: Heard): JobWorker {
  const thread = new Worker(entry, {
    stdout: true,
    stderr: true,
    env: workerEnvironment(process.env),
    ...(heapMb ? { resourceLimits: { maxOldGenerationSizeMb: heapMb } } : {}),
  })
  for (const output of [thread.stdout, thread.stderr]) output.resume()
  const ended = new Promise<string>((resolve) => {
    thread.on('error', (error) => resolve(error instanceof Error ? error.message : String(error)))
    thread.once('exit', (code) => resolve(`its thread ended with ${code}.`))
  })
  void ended.then(heard.end)
  thread.on('message', (message: FromWorker) => heard.message(message))
  return {
    post: (message) => thread.postMessage(message),
    residentMb: () => undefined,
    hold: (isHeld) => (isHeld ? thread.ref() : thread.unref()),
    terminate: async () => void (await thread.terminate()),
  }
}
