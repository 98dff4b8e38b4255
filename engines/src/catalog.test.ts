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
