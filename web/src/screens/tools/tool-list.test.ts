import type { TaskDeclaration } from '@atelier/contract/model-declaration'
import type { WorkTask } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import { buildModel } from '../../features/making/studio/testing/build-model.ts'
import { maxAtOnce, minPrice, takesMany, toolIn, toolsOf, withRoom } from './tool-list.ts'

const source = { role: 'source', least: 1, most: 1 } as const
const mask = { role: 'mask', least: 1, most: 1 } as const

function toolModel(
  id: number,
  tasks: { [Task in WorkTask]?: TaskDeclaration },
  perCall = 0,
): ReturnType<typeof buildModel> {
  const { declaration } = buildModel(id)
  const price = Object.fromEntries(
    Object.keys(tasks).map((task) => [task, { perCall, perImage: 0 }]),
  )
  return buildModel(id, { declaration: { ...declaration, tasks, fields: [] }, price })
}

const upscaler = toolModel(1, { upscale: { prompt: 'none', inputs: [source] } }, 3)
const cheap = toolModel(2, { upscale: { prompt: 'none', inputs: [source] } }, 2)
const eraser = toolModel(3, { erase: { prompt: 'none', inputs: [source, mask] } })

describe('tools', () => {
  it('are those that some model does, in the order of the toolbox', () => {
    expect(toolsOf([eraser, upscaler])).toEqual(['upscale', 'erase'])
    expect(toolsOf([])).toEqual([])
  })

  it('begin with a picture: a task that only goes on from an earlier work is none', () => {
    expect(toolsOf([toolModel(4, { upscale: { prompt: 'none', inputs: [] } })])).toEqual([])
  })

  it('are named in the address; what is no tool is none', () => {
    expect(toolIn('?tool=erase')).toBe('erase')
    expect(toolIn('?tool=draw')).toBeUndefined()
    expect(toolIn('')).toBeUndefined()
  })

  it('cost at least what the cheapest model asks', () => {
    expect(minPrice('upscale', [upscaler, cheap, eraser])).toEqual({
      price: 2,
      purse: 'credits',
    })
  })
})

describe('several pictures at once', () => {
  it('are taken where each is a work of its own', () => {
    expect(takesMany(upscaler, 'upscale')).toBe(true)
    const [slot] = withRoom(upscaler, 'upscale').declaration.tasks.upscale?.inputs ?? []
    expect(slot?.most).toBe(maxAtOnce)
  })

  it('are not taken where a mask belongs to the one picture', () => {
    expect(takesMany(eraser, 'erase')).toBe(false)
    expect(withRoom(eraser, 'erase')).toBe(eraser)
  })
})
