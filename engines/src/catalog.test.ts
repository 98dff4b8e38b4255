import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { engines, findEngine } from './catalog.ts'

it('engines are found by their id, each id once', () => {
  for (const engine of engines) expect(findEngine(engine.id)).toBe(engine)
  expect(findEngine('nobody')).toBeUndefined()
})

it('every setting of an engine says what it is, and is usable in a form', () => {
  for (const engine of engines) {
    const schema = z.toJSONSchema(engine.settings, { io: 'input' })
    for (const field of Object.values(schema.properties ?? {}))
      expect(field).toMatchObject({ description: expect.any(String) })
  }
})

it('loads nothing that reads or paints pictures before a picture is asked for', async () => {
  const script = `await import(${JSON.stringify(new URL('./catalog.ts', import.meta.url).href)})
    console.log(process.report.getReport().sharedObjects.join())`
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script])
  expect(stdout.split(',').length).toBeGreaterThan(1)
  expect(stdout).not.toMatch(/sharp|vips|skia|canvas/)
}, 60_000)
