// Loaded before a server: its clock shows what the file of CLOCK_FILE says beyond the time of the machine, in milliseconds.
import { readFileSync, watchFile } from 'node:fs'

const file = process.env.CLOCK_FILE
let aheadMs = 0
const look = () => {
  try {
    aheadMs = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    // It is being rewritten right now.
  }
}
look()
watchFile(file, { interval: 100, persistent: false }, look)

const Machine = globalThis.Date
const now = () => Machine.now() + aheadMs
const Shown = new Proxy(Machine, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length ? given : [now()], asked === Shown ? target : asked),
  apply: () => new Machine(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
globalThis.Date = Shown
