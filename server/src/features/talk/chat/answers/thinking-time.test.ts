import type { EngineIo } from '@atelier/engines/io'
import { expect, it } from 'vitest'
import { createThinkingTime } from './thinking-time.ts'

/** An answer of a model that thinks, at a clock that is set by hand. */
function think({ thinks = true, mostTokens: maxTokens = 100_000 } = {}) {
  let ms = 0
  const time = createThinkingTime(() => new Date(ms), { thinks, mostTokens: maxTokens })
  const io = time.watch({ request: async () => ({ status: 200 }) } as unknown as EngineIo)
  return {
    time,
    at(seconds: number) {
      ms = seconds * 1000
      return this
    },
    answers: () => io.request({ method: 'POST', url: 'https://a.example', headers: {} }),
  }
}

it('is the silence after the upstream answered, at a usual pace', async () => {
  const model = think()
  await model.at(2).answers()
  expect(model.at(23).time.hiddenTokens()).toBe(20 * 40)
})

it('ends with the first word, and goes by the pace of the words', async () => {
  const model = think()
  await model.answers()
  model.at(11).time.take({ type: 'text-delta', text: 'abcd'.repeat(100) })
  model.at(15).time.take({ type: 'text-delta', text: 'abcd'.repeat(300) })
  expect(model.at(60).time.hiddenTokens()).toBe(10 * 100)
})

it('leaves an upstream time to begin that keeps its head back', () => {
  const model = think()
  expect(model.at(9).time.hiddenTokens()).toBe(0)
  expect(model.at(12).time.hiddenTokens()).toBe(2 * 40)
})

it('is nothing for a model that does not think, or shows its thoughts', async () => {
  const plain = think({ thinks: false })
  await plain.answers()
  expect(plain.at(60).time.hiddenTokens()).toBe(0)
  const open = think()
  await open.answers()
  open.at(30).time.take({ type: 'reasoning-delta', text: 'hm' })
  expect(open.at(60).time.hiddenTokens()).toBe(0)
})

it('is never more than the answer may have', async () => {
  const model = think({ mostTokens: 300 })
  await model.answers()
  expect(model.at(600).time.hiddenTokens()).toBe(300)
})
