import { describe, expect, it } from 'vitest'
import { longestOutput } from './javascript-job.ts'
import { newScriptMemory, runJavascript } from './run-javascript.ts'

/** What a script gave, or why it failed. */
async function run(code: string): Promise<string> {
  const made = await runJavascript({ code, limitMs: 300 })
  return 'failure' in made ? `Failed: ${made.failure}` : made.value
}

describe('the value of a script', () => {
  it.each<[string, string, string]>([
    ['its last expression', 'const a = [1, 2, 3]\na.map((x) => x * 2)', '[2, 4, 6]'],
    ['what it waited for', 'const x = await Promise.resolve(20); x + 1', '21'],
    ['what a promise gave', '(async () => ({ ok: true }))()', '{ok: true}'],
    ['text in quotes', '"a\\nb"', '"a\\nb"'],
    [
      'values of all kinds',
      '[null, undefined, -0, NaN, Symbol("s"), 5n]',
      '[null, undefined, -0, NaN, Symbol(s), 5n]',
    ],
    ['maps and sets', '[new Map([[1, "a"]]), new Set([1])]', '[Map {1 => "a"}, Set {1}]'],
    ['dates and patterns', '[new Date(0), /x/g]', '[1970-01-01T00:00:00.000Z, /x/g]'],
    ['numbers in an array of bytes', 'new Uint8Array([1, 2])', 'Uint8Array [1, 2]'],
    ['functions', '[() => 1, Math.max]', '[[function without a name], [function max]]'],
    ['a thing of a class', 'class Point { x = 1 }\nnew Point()', 'Point {x: 1}'],
    ['a ring', 'const a = {}; a.a = a; a', '{a: [circular]}'],
    ['nothing', 'const a = 1', 'undefined'],
  ])('is %s', async (_, code, value) => {
    expect(await run(code)).toBe(value)
  })

  it.each<[string, string]>([
    ['a getter', '({ get a() { throw new Error("x") } })'],
    ['a proxy', 'new Proxy({}, { ownKeys() { throw 1 }, getPrototypeOf() { throw 2 } })'],
    ['a name', 'const f = () => {}; Object.defineProperty(f, "name", { get() { throw 1 } }); f'],
  ])('may be one that cannot be written: %s', async (_, code) => {
    expect(await run(code)).toBe('(a value that cannot be written)')
  })
})

describe('a failure', () => {
  it.each<[string, string, RegExp]>([
    [
      'an error with its line',
      'let a = 1\n\nfoo()',
      /^ReferenceError: '?foo'? is not defined \(line 3\)$/,
    ],
    ['an error that was made', 'throw new TypeError("no")', /^TypeError: no \(line 1\)$/],
    ['an error of the grammar', 'let a = 1\na ===', /^SyntaxError: .* \(line 2\)$/],
    ['an error in a function', 'function f() {\n  null.x\n}\nf()', /^TypeError: .* \(line 2\)$/],
    ['what was thrown that is no error', 'throw { code: 5 }', /^Thrown: \{code: 5\}$/],
    ['nothing that was thrown', 'throw null', /^Thrown: null$/],
    ['a promise that broke', 'Promise.reject(new Error("late"))', /^Error: late/],
    ['a wait without end', 'await new Promise(() => {})', /never comes/],
  ])('is told: %s', async (_, code, expected) => {
    const made = await runJavascript({ code, limitMs: 300 })
    expect(made).toMatchObject({ failure: expect.stringMatching(expected) })
  })
})

describe('nothing is within its reach', () => {
  it.each<[string, string]>([
    ['require', 'require("node:fs")'],
    ['import()', 'await import("node:fs")'],
    ['import() of an address', 'await import("data:text/javascript,export default 1")'],
    ['an import', 'import fs from "node:fs"'],
    ['import.meta', 'import.meta.url'],
    ['fetch', 'fetch("http://127.0.0.1")'],
    ['XMLHttpRequest', 'new XMLHttpRequest()'],
    ['WebSocket', 'new WebSocket("ws://127.0.0.1")'],
    ['process', 'process.env'],
    ['the maker of functions', "globalThis.constructor.constructor('return process')()"],
    ['the maker of the console', "console.log.constructor('return process')()"],
    ['the maker of async functions', "await (async () => {}).constructor('return process')()"],
    ['the maker of generators', "[...(function* () {}).constructor('yield process')()]"],
    ['eval', '(0, eval)("process.env")'],
    ['setTimeout', 'setTimeout(() => {}, 1)'],
    ['setInterval', 'setInterval(() => {}, 1)'],
    ['queueMicrotask', 'queueMicrotask(() => {})'],
    ['WebAssembly', 'new WebAssembly.Memory({ initial: 1 })'],
    ['Atomics', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'],
    ['Worker', 'new Worker("x")'],
    ['std', 'std.open("/etc/passwd", "r")'],
    ['os', 'os.exec(["id"])'],
    ['Buffer', 'Buffer.from("x")'],
    ['who called', '(function () { return arguments.callee.caller("return process")() })()'],
  ])('not %s', async (_, code) => {
    expect(await run(code)).toMatch(/^Failed: (ReferenceError|SyntaxError|TypeError): /)
  })

  it('has only the language and a console among its globals', async () => {
    const names = await run('Object.getOwnPropertyNames(globalThis).sort().join(" ")')
    expect(names).toContain('console')
    expect(names).not.toMatch(/process|require|global\b|fetch|Time|Interval|WebAssembly|host|write/)
  })

  it('stays in there when it puts its own things in place of the language', async () => {
    await run(`
      Object.prototype.toString = () => 'broken'
      String.prototype.slice = function () { return this.constructor('return process')() }
      Array.prototype.join = () => ({ length: 1e9 })
      Object.defineProperty(Object.prototype, 'polluted', { value: 1 })
      Object.defineProperty(Object.prototype, 'value', { get() { return globalThis } })
      console.log('still here')`)
    expect({}).not.toHaveProperty('polluted')
    expect(`${{}}`).toBe('[object Object]')
    expect(await run('({}).polluted')).toBe('undefined')
  })

  it('is not seen by the next script', async () => {
    const code = 'globalThis.seen = (globalThis.seen ?? 0) + 1; Array.prototype.mark = 1; seen'
    expect(await run(code)).toBe('1')
    expect(await run(`${code} + Number([].mark)`)).toBe('2')
    expect(await run('[typeof seen, [].mark]')).toBe('["undefined", undefined]')
  })
})

describe('limits', () => {
  it.each<[string, string, RegExp]>([
    ['a loop without end', 'for (;;) {}', /longer than/],
    ['a loop that catches', 'for (;;) { try { for (;;) {} } catch {} }', /longer than/],
    ['a pattern that backtracks', '/(a+)+$/.test("a".repeat(40) + "b")', /longer than/],
    ['promises without end', 'function f() { Promise.resolve().then(f) }\nf()', /longer than/],
    ['an await without end', 'for (;;) await 1', /longer than/],
    ['a value that takes for ever to write', '({ get a() { for (;;) {} } })', /cannot be written/],
    ['one large text', '"x".repeat(2 ** 29)', /64 MiB/],
    ['large buffers', 'const a = []; for (;;) a.push(new ArrayBuffer(1e7))', /64 MiB|longer than/],
    ['calls without end', 'const f = () => f() + 1\nf()', /stack overflow/],
    ['numbers without end', '2n ** 200000000n', /too large/],
    ['lists without end', 'new Array(2 ** 32 - 1).fill(1)', /64 MiB|longer than/],
  ])('end %s', async (_, code, expected) => {
    expect(await run(code)).toMatch(expected)
  })

  it.each<[string, string]>([
    ['arrays in arrays', 'let a = []; for (;;) a = [a, {}]'],
    ['objects', 'const a = []; for (;;) a.push({ a: 1 })'],
    ['strings', 'const a = []; for (;;) a.push("word " + a.length)'],
    ['maps', 'const a = []; for (;;) a.push(new Map([[1, {}]]))'],
    ['entries of a map', 'const m = new Map(); for (;;) m.set(m.size, {})'],
    ['names of an object', 'const o = {}; for (let n = 0; ; n++) o["k" + n] = n'],
    ['functions', 'const a = []; for (;;) { const x = a.length; a.push(() => x) }'],
    ['typed arrays', 'const a = []; for (;;) a.push(new Uint8Array(100))'],
    ['large numbers', 'const a = []; for (let n = 1n; ; n += 9n ** 40n) a.push(n)'],
    ['promises that wait', 'const a = []; for (;;) a.push(new Promise(() => {}))'],
    ['jobs that wait', 'for (;;) Promise.resolve().then(() => {})'],
    ['errors', 'const a = []; for (;;) a.push(new Error("x"))'],
  ])(
    'end what makes very many small things: %s',
    async (_, code) => {
      const memory = newScriptMemory()
      const made = await runJavascript({ code, limitMs: 60_000 }, memory)
      expect(made).toMatchObject({ failure: expect.stringContaining('64 MiB') })
      expect(memory.buffer.byteLength).toBeLessThanOrEqual(64 * 1024 * 1024)
      expect(await run('[1, 2].map((x) => x * 2)')).toBe('[2, 4]')
    },
    120_000,
  )

  it('hold for a script that catches', async () => {
    const memory = newScriptMemory()
    const code = 'const a = []; for (;;) { try { for (;;) a.push({}) } catch {} }'
    const made = await runJavascript({ code, limitMs: 1500 }, memory)
    expect(made).toMatchObject({ failure: expect.stringMatching(/64 MiB|longer than/) })
    expect(memory.buffer.byteLength).toBeLessThanOrEqual(64 * 1024 * 1024)
  }, 120_000)

  it('keep what was written before the end', async () => {
    const made = await runJavascript({ code: 'console.log("first"); for (;;) {}', limitMs: 300 })
    expect(made).toMatchObject({ written: 'first', failure: expect.stringContaining('stopped') })
  })

  it.each<[string, string]>([
    ['many lines', 'for (let i = 0; i < 3000; i++) console.log("line " + i)'],
    ['one line', 'console.log("y".repeat(1e7))\nconsole.log("more")'],
  ])('cut an output of %s', async (_, code) => {
    const { written, isCut } = await runJavascript({ code, limitMs: 2000 })
    expect(isCut).toBe(true)
    expect(written.length).toBeGreaterThan(longestOutput - 100)
    expect(written.length).toBeLessThanOrEqual(longestOutput)
  })

  it.each<[string, string]>([
    ['a text', '"z".repeat(1e6)'],
    ['a list', 'Array.from({ length: 1e5 }, (_, at) => at)'],
    ['a deep thing', 'let a = 1; for (let i = 0; i < 1e4; i++) a = { a }; a'],
    ['a wide thing', 'const w = () => Array(150).fill("w".repeat(50)); [w(), w(), w(), w(), w()]'],
  ])('cut a value: %s', async (_, code) => {
    expect((await run(code)).length).toBeLessThanOrEqual(longestOutput)
  })
})
