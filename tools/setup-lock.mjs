// Two starts in one checkout must not install or build at once: the second waits for the first.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runFolder, say } from './workplace.mjs'

const lock = join(runFolder, 'setup.lock')

/** Runs the work while no other process of this checkout sets up. */
export async function whileAlone(work) {
  mkdirSync(runFolder, { recursive: true })
  const mine = join(runFolder, `setup.${process.pid}`)
  writeFileSync(mine, String(process.pid))
  try {
    await take(mine)
    return await work()
  } finally {
    if (holder() === process.pid) rmSync(lock, { force: true })
    rmSync(mine, { force: true })
  }
}

async function take(mine) {
  for (let waited = false; ; waited = true) {
    try {
      linkSync(mine, lock)
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const pid = holder()
    if (pid && isAlive(pid)) {
      if (!waited) say(`Process ${pid} is setting up this checkout; waiting for it.`)
      await sleep(300)
    } else putAside(mine)
  }
}

// Of two that find a dead holder's lock, the slower may move the quicker one's fresh lock: then it goes back.
function putAside(mine) {
  const aside = `${mine}.old`
  try {
    renameSync(lock, aside)
    const pid = Number(readFileSync(aside, 'utf8'))
    if (isAlive(pid)) linkSync(aside, lock)
    else rmSync(join(runFolder, `setup.${pid}`), { force: true })
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  }
  rmSync(aside, { force: true })
}

function holder() {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
