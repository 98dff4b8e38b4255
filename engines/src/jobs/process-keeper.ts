// Ends processes with the one that started them, also when that is killed outright: a process amid a long computation does not hear that its
// parent is gone. A shell, which costs next to nothing, holds their numbers and waits for its input to end.
import { type ChildProcess, spawn } from 'node:child_process'

/** Each line is all numbers that there are. Signals to the whole group, such as Ctrl-C, are for the parent. */
const script =
  'trap "" INT TERM HUP; while read -r line; do pids=$line; done; [ -z "$pids" ] || kill -9 $pids 2>/dev/null'

const kept = new Set<number>()
let keeper: ChildProcess | undefined

/** Ends the process with this one. Call what it returns once the process has ended: its number may soon be another's. */
export function keepProcess(pid: number): () => void {
  kept.add(pid)
  send()
  return () => {
    if (kept.delete(pid)) send()
  }
}

function send(): void {
  keeper ??= startKeeper()
  keeper.stdin?.write(`${[...kept].join(' ')}\n`)
  if (kept.size > 0) return
  keeper.stdin?.end()
  keeper = undefined
}

function startKeeper(): ChildProcess {
  const started = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], env: {} })
  const forget = () => {
    if (keeper === started) keeper = undefined
  }
  // Without a shell, processes still end once they come to hear that their parent is gone.
  started.on('error', forget).on('exit', forget)
  started.stdin.on('error', () => {})
  started.unref()
  const { stdin } = started
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
  return started
}
