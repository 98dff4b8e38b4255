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

/** Our parent and, where the system tells, its parent. */
function ancestors() {
  return `${process.ppid} ${parentOf(process.ppid)}`
}

function parentOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[1]
  } catch {
    return ''
  }
}
