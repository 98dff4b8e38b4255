// Programs that belong to a test, and end with it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type OwnProcess = {
  /** The first match in what it says on any of its streams. Rejects with all it said when it ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  end(): Promise<void>
}

/** Its third stream is for what it tells to those who started it. */
export function startProcess(
  path: string,
  args: readonly string[],
  env: Record<string, string>,
): OwnProcess {
  const child = spawn(path, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // Browsers consist of many processes, which end together.
    detached: true,
  })
  let said = ''
  const gone = once(child, 'close').catch(() => undefined)
  for (const stream of child.stdio.slice(1))
    stream?.on('data', (piece: Buffer) => {
      said += piece.toString()
      child.emit('said')
    })
  return {
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(said)
          if (found) resolve(found)
        }
        child.on('said', look)
        child.once('error', reject)
        void gone.then(() => reject(new Error(`${path} ended: ${said}`)))
        look()
      }),
    end: async () => {
      endGroup(child)
      await gone
    },
  }
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It ended by itself meanwhile.
  }
}
