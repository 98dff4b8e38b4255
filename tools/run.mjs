import { spawn } from 'node:child_process'
import { root } from './workplace.mjs'

/** Runs a program to its end. Resolves with its exit code; a signal counts as 128 and more, as in a shell. */
export function run(file, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options })
    child.once('error', fail)
    child.once('exit', (code, signal) => done(code ?? 128 + (signal === 'SIGINT' ? 2 : 15)))
  })
}

/** Runs a program to its end and keeps what it says. */
export function runQuietly(file, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data
      })
    child.once('error', (error) => done({ code: 1, output: error.message }))
    child.once('close', (code) => done({ code: code ?? 1, output }))
  })
}

/** Asks a child once to end when we are asked; what follows (Ctrl-C twice) it has heard already. */
export function forwardSignals(child) {
  let forwarded = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (!forwarded) child.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM')
      forwarded = true
    })
}

/** Ends as the child ended: with its exit code, or by its signal. */
export function endAs(child) {
  child.once('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
