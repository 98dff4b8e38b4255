// Runs a script of a model's in an interpreter of its own: QuickJS in WebAssembly, which has the language and nothing else. No file,
// network, timer, module or object of ours is within its reach: only text goes in and comes out.
import packaged from '@jitl/quickjs-wasmfile-release-sync'
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  type QuickJSSyncVariant,
} from 'quickjs-emscripten-core'
import { type JavascriptJob, type JavascriptMade, longestOutput } from './javascript-job.ts'
import { showValuesSource } from './show-values.ts'

// The package tells of its CommonJS form alone, in which the default is a level deeper.
const variant = packaged as unknown as QuickJSSyncVariant

/** What we use of WebAssembly, of which Node's types do not tell. */
type ScriptMemory = { readonly buffer: ArrayBuffer }
declare const WebAssembly: {
  /** In pages of 64 KiB. */
  Memory: new (size: {
    initial: number
    maximum: number
  }) => ScriptMemory
}

/** Of the interpreter and all that a script makes. */
const memoryBytes = 64 * 1024 * 1024
const pageBytes = 64 * 1024
/** It grows in steps: the last may not fit. */
const fullFrom = 0.75
/** What the interpreter was built to begin with. */
const firstBytes = 16 * 1024 * 1024
/** Half of what the interpreter itself stands on: a script without end of calls gets an error, the interpreter stays whole. */
const stackBytes = 320 * 1024
const jobsAtOnce = 1000
/** JS_EVAL_FLAG_ASYNC of QuickJS: `await` may stand at the top, and the value of the last expression comes as a promise of `{value}`. */
const isAsync = 1 << 7

const tooLong = 'It was stopped: it ran for longer than it may.'
const tooMuch = `It was stopped: it needed more than ${memoryBytes / 1024 / 1024} MiB of memory.`

/**
 * Runs one script from nothing. What is wrong with it is returned, not thrown. Never disposes of its interpreter: it goes with the thread,
 * which runs one script alone.
 */
export async function runJavascript(
  { code, limitMs }: JavascriptJob,
  memory = newScriptMemory(),
): Promise<JavascriptMade> {
  const quickjs = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory: memory }))
  const runtime = quickjs.newRuntime({ maxStackSizeBytes: stackBytes })
  const isOver = startClock(limitMs)
  runtime.setInterruptHandler(isOver)
  const context = runtime.newContext()
  const lines = collectLines()
  try {
    const show = installConsole(context, lines.write)
    const isFull = () => memory.buffer.byteLength > memoryBytes * fullFrom
    const outcome = evaluate(code, { context, runtime, show, isOver, isFull })
    return { ...lines.collected(), ...outcome }
  } catch {
    // The interpreter itself gave up, which it does when not even an error finds room any more.
    return { ...lines.collected(), failure: isOver() ? tooLong : tooMuch }
  }
}

/** A memory that does not grow further than a script may. The interpreter's own count leaves most of what small things take out. */
export const newScriptMemory = (): ScriptMemory =>
  new WebAssembly.Memory({
    initial: firstBytes / pageBytes,
    maximum: memoryBytes / pageBytes,
  })

function startClock(limitMs: number): () => boolean {
  const usedMs = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  const endMs = usedMs() + limitMs
  return () => usedMs() > endMs
}

function collectLines() {
  let written = ''
  let isCut = false
  return {
    write(line: string) {
      const room = longestOutput - written.length
      if (line.length + 1 > room) isCut = true
      written += `${line}\n`.slice(0, Math.max(0, room))
    },
    collected: () => ({ written: written.trimEnd(), isCut }),
  }
}

type Show = (value: QuickJSHandle, isBare: boolean) => string

function installConsole(context: QuickJSContext, write: (line: string) => void): Show {
  const writing = context.newFunction('write', (line) => write(context.getString(line)))
  const longest = context.newNumber(longestOutput)
  const install = context.unwrapResult(context.evalCode(showValuesSource, 'console.js'))
  const show = context.unwrapResult(
    context.callFunction(install, context.undefined, writing, longest),
  )
  return (value, isBare) => {
    const bare = isBare ? context.true : context.false
    const shown = context.callFunction(show, context.undefined, value, bare)
    return shown.error ? '(a value that cannot be written)' : context.getString(shown.value)
  }
}

type Scene = {
  context: QuickJSContext
  runtime: QuickJSRuntime
  show: Show
  isOver(): boolean
  isFull(): boolean
}

function evaluate(code: string, scene: Scene): { value: string } | { failure: string } {
  const { context, runtime, show, isOver } = scene
  const started = context.evalCode(code, 'script.js', isAsync)
  if (started.error) return { failure: failureText(started.error, scene) }
  for (;;) {
    const jobs = runtime.executePendingJobs(jobsAtOnce)
    if (isOver()) return { failure: tooLong }
    if (jobs.error) return { failure: failureText(jobs.error, scene) }
    if (jobs.value === 0) break
  }
  const state = context.getPromiseState(started.value)
  if (state.type === 'pending')
    return {
      failure: 'It waits for something that never comes: there are no timers or events here.',
    }
  if (state.type === 'rejected') return { failure: failureText(state.error, scene) }
  const value = context.getProp(state.value, 'value')
  const settled = context.getPromiseState(value)
  if (settled.type === 'pending') return { value: show(value, false) }
  if (settled.type === 'rejected') return { failure: failureText(settled.error, scene) }
  return { value: show(settled.value, false) }
}

function failureText(error: QuickJSHandle, { context, show, isOver, isFull }: Scene): string {
  if (isOver()) return tooLong
  const text = show(error, true)
  if (text === 'InternalError: out of memory') return tooMuch
  // With no room left even for an error, the interpreter throws nothing at all.
  if (isFull() && context.sameValue(error, context.null)) return tooMuch
  const stack = context.getProp(error, 'stack')
  if (context.typeof(stack) !== 'string') return `Thrown: ${text}`
  const line = /script\.js:(\d+)/.exec(context.getString(stack).slice(0, longestOutput))?.[1]
  return line ? `${text} (line ${line})` : text
}
