import { defineEngine } from '@atelier/engines/engine'
import type { EngineIo } from '@atelier/engines/io'
import type {
  ImageEngine,
  ImageOutcome,
  ImageRequest,
  ImageStanding,
} from '@atelier/engines/kinds/image'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findCasePainter } from './case-painter.ts'

const recipe = { prompt: 'a quiet lake', seed: 7, aspect: '16:9' } as const
const outcome: ImageOutcome = { pictures: [{ data: Uint8Array.of(1, 2, 3) }], texts: [] }
const io = (signal: AbortSignal): EngineIo => ({
  request: () => Promise.reject(new Error('nothing is asked of the network')),
  now: () => new Date(),
  signal,
  log: () => undefined,
})

function engineThat(image: Partial<ImageEngine>, aspects = ['1:1', '16:9'], id = 'builtin') {
  const whole: ImageEngine = {
    checkEveryMs: 0,
    listModels: async () => [
      {
        name: 'painter',
        label: 'Painter',
        type: 'draw',
        declaration: {
          tasks: { draw: { prompt: 'wanted', inputs: [] } },
          fields: [
            { name: 'aspect', kind: 'aspect', options: aspects, fallback: '1:1' },
            { name: 'seed', kind: 'seed', max: 2 ** 31 },
          ],
          mostResults: 1,
          promptLimit: 1000,
          negativePrompt: false,
        },
      },
    ],
    submit: async () => ({ outcome }),
    check: async () => ({ state: 'done', outcome }),
    ...image,
  }
  const settings = z.object({})
  return defineEngine({
    ...{ id, label: 'Painter', kinds: ['image'], settings },
    create: () => ({ image: whole }),
  })
}

describe('the painter of cases', () => {
  it('asks our own engine for just the recipe', async () => {
    const asked: ImageRequest[] = []
    const engine = engineThat({
      async submit(request) {
        asked.push(request)
        return { outcome }
      },
    })
    expect(await findCasePainter([engine], io)?.paint(recipe)).toEqual(Uint8Array.of(1, 2, 3))
    expect(asked).toMatchObject([
      { model: 'painter', task: 'draw', prompt: 'a quiet lake', count: 1 },
    ])
    expect(asked[0]?.params).toEqual({ aspect: '16:9', seed: 7 })
  })

  it('waits for an engine that gives a ticket', async () => {
    const standings: ImageStanding[] = [
      { state: 'waiting' },
      { state: 'running', progress: 40 },
      { state: 'done', outcome },
    ]
    const engine = engineThat({
      submit: async () => ({ ticket: { at: 1 } }),
      check: async () => standings.shift() ?? { state: 'waiting' },
    })
    expect(await findCasePainter([engine], io)?.paint(recipe)).toEqual(Uint8Array.of(1, 2, 3))
    expect(standings).toEqual([])
  })

  it('tells what went wrong', async () => {
    const failing = engineThat({
      submit: async () => ({ ticket: {} }),
      check: async () => ({ state: 'failed', kind: 'invalid', message: 'no paint left' }),
    })
    await expect(findCasePainter([failing], io)?.paint(recipe)).rejects.toThrow('no paint left')
    const square = engineThat({}, ['1:1'])
    await expect(findCasePainter([square], io)?.paint(recipe)).rejects.toThrow('aspect')
  })

  it('is no engine of somebody else', () => {
    expect(findCasePainter([], io)).toBeNull()
    expect(findCasePainter([engineThat({}, ['1:1'], 'flux')], io)).toBeNull()
  })
})
