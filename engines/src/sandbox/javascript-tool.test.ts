import { expect, it } from 'vitest'
import { createJavascriptLane } from './javascript-lane.ts'
import { javascriptTool } from './javascript-tool.ts'

const tool = javascriptTool()
const run = (code: string) => tool.run({ code })

it.each<[string, string, string]>([
  ['the value alone', '6 * 7', '42'],
  [
    'what was written alone',
    'console.log("a", 1, { b: [2n] })\nconsole.error("c")',
    'a 1 {b: [2n]}\nc',
  ],
  ['both', 'console.log("hello"); 6 * 7', 'hello\n\nResult: 42'],
  ['that there is neither', 'const a = 1', 'It ran to its end, wrote nothing and gave no value.'],
])('tells %s', async (_, code, expected) => {
  expect(await run(code)).toBe(expected)
})

it('fails with what went wrong after what was written', async () => {
  const failed = expect(run('console.log("so far")\nnull.x')).rejects
  await failed.toThrow(/^so far\n\nTypeError: .*\(line 2\)$/)
})

it('says that an output was cut', async () => {
  expect(await run('console.log("y".repeat(30000))')).toMatch(
    /y\n… \(cut after 20000 characters\)$/,
  )
})

it('refuses a call without a script', async () => {
  await expect(tool.run({})).rejects.toThrow(/code/)
})

it('runs two scripts apart from each other', async () => {
  const code = (name: string) => `globalThis.seen = (globalThis.seen ?? '') + '${name}'; seen`
  expect(await Promise.all([run(code('a')), run(code('b'))])).toEqual(['"a"', '"b"'])
  expect(await run('typeof seen')).toBe('"undefined"')
})

it('says what a script needed too much of, and runs the next', async () => {
  const hungry = run('const a = []; for (;;) a.push(new Map([[a.length, {}]]))')
  await expect(hungry).rejects.toThrow(/64 MiB|longer than/)
  expect(await run('6 * 7')).toBe('42')
}, 60_000)

it('ends a thread that does not answer', async () => {
  const hasty = javascriptTool(createJavascriptLane({ timeoutMs: 1 }))
  await expect(hasty.run({ code: 'for (;;) {}' })).rejects.toThrow('The sandbox took too long.')
})
