// What the system and PostgreSQL's own pid file tell about a postmaster (the first process of a PostgreSQL server).
import { execFile } from 'node:child_process'
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** `alive`: a PostgreSQL server runs on this very folder. `pidTaken`: another process has that number now. */
export type FoundPostmaster = {
  pid: number
  port: number
  socketFolder: string
  alive: boolean
  pidTaken: boolean
}

/** Reads the folder's postmaster.pid and looks whether it speaks of a living server. */
export async function findPostmaster(cluster: string): Promise<FoundPostmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pidLine, , , portLine, socketFolder] = text.split('\n')
  const pid = Number(pidLine)
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  const alive = await runsOn(pid, cluster)
  return {
    pid,
    port: Number(portLine),
    socketFolder: socketFolder ?? '',
    alive,
    pidTaken: !alive && isThere(pid),
  }
}

/**
 * PostgreSQL refuses to start while the number in its pid file is somebody's. Its parent's number it lets pass, so
 * that is written there: removing the file instead would also remove the guard against orphans of the old server.
 */
export async function disownPidFile(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, [String(process.pid), ...rest].join('\n'))
}

/** Whether that process is alive; a zombie that nobody has waited for is not. */
export async function isRunning(pid: number): Promise<boolean> {
  if (!isThere(pid)) return false
  if (process.platform !== 'linux') return true
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const state = status.slice(status.lastIndexOf(')') + 2)[0]
  return state !== undefined && state !== 'Z' && state !== 'X'
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function runsOn(pid: number, cluster: string): Promise<boolean> {
  if (!(await isRunning(pid))) return false
  if (process.platform === 'linux') {
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    return name.trim() === 'postgres' && folder === (await realpath(cluster))
  }
  const command = await promisify(execFile)('ps', [
    '-ww',
    '-o',
    'command=',
    '-p',
    String(pid),
  ]).then(
    ({ stdout }) => stdout,
    () => '',
  )
  return command.includes('postgres') && command.includes(cluster)
}

/** Resolves when the process is gone, or with false after `limitMs`. */
async function waitUntilGone(pid: number, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs
  while (await isRunning(pid)) {
    if (performance.now() > deadline) return false
    await sleep(20)
  }
  return true
}

/** Stops a server: without waiting for its clients, and harder (it recovers at the next start) when that takes long. */
export async function stopProcess(pid: number): Promise<void> {
  for (const [signal, limitMs] of [
    ['SIGINT', 6000],
    ['SIGQUIT', 3000],
    ['SIGKILL', 3000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await waitUntilGone(pid, limitMs)) return
  }
}
