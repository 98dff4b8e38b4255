// npm passes SIGTERM to the shell between it and us, and the shell dies of it without a word; of its own sudden death
// nobody hears. So the line of processes from us up to npm is looked at now and then.
import { readFileSync } from 'node:fs'

const everyMs = 300

/** Calls `end` once when npm, or its shell, is gone. Does nothing when npm did not start us. */
export function whenNpmIsGone(end) {
  if (!process.env.npm_lifecycle_event) return
  const line = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === line) return
    clearInterval(timer)
    end()
  }, everyMs)
  timer.unref()
}

/** Our parent; and when that is npm's shell (where the system tells), its parent, which is npm. */
function ancestors() {
  const parent = process.ppid
  const isShell = read(`/proc/${parent}/cmdline`).split('\0')[1] === '-c'
  return isShell ? `${parent} ${parentOf(parent)}` : String(parent)
}

function parentOf(pid) {
  const status = read(`/proc/${pid}/stat`)
  return status.slice(status.lastIndexOf(')') + 2).split(' ')[1]
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
