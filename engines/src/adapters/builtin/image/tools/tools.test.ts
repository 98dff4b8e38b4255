import { fieldsFor, readParams } from '@atelier/contract/model-declaration'
import type { ImageTask } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import { requiredTexts } from '../../../../testing/field-values.ts'
import { expectSoundModel } from '../../../../testing/sound-declaration.ts'
import { inputOf, madeUp, tryTool } from './made-up-picture.ts'
import { runTool } from './run-tool.ts'
import { toolModels } from './tool-model.ts'

const scene = madeUp(96, 80, (x, y) =>
  Math.hypot(x - 48, y - 40) < 18 ? [200, 40, 40] : [60, 120, 200 - y],
)
const mask = madeUp(96, 80, (x, y) =>
  Math.hypot(x - 48, y - 40) < 22 ? [255, 255, 255] : [0, 0, 0],
)

describe('the picture tools', () => {
  const model = toolModels[0] as (typeof toolModels)[number]
  const tasks = Object.keys(model.declaration.tasks) as ImageTask[]

  it('declare what they take soundly', () => expectSoundModel(model, requiredTexts))

  it.each(tasks)('%s does something with what is not told', async (task) => {
    const read = readParams(model.declaration, task, requiredTexts(model.declaration, task))
    if ('problems' in read) return expect.fail('a fallback does not fit')
    const { pictures, texts, reported } = await tryTool(task, {
      picture: scene,
      ...(task === 'erase' ? { mask } : {}),
      params: task === 'outpaint' ? { ...read.params, left: 24, right: 24 } : read.params,
    })
    expect(pictures.length + texts.length).toBeGreaterThan(0)
    expect(reported).toEqual([...reported].sort((a, b) => a - b))
    expect(reported.at(0)).toBe(0)
  })

  it('want the words of a watermark', () => {
    expect(readParams(model.declaration, 'watermark', {})).toEqual({
      problems: [{ name: 'text', reason: 'missing' }],
    })
  })

  it('has fields for every tool but those that need none', () => {
    const bare = tasks.filter((task) => fieldsFor(model.declaration, task).length === 0)
    expect(bare).toEqual(['erase', 'describe'])
  })

  it('stop when nobody waits any more', async () => {
    const request = { pictures: [await inputOf(scene)], params: {}, locale: 'en-US' } as const
    await expect(runTool('restyle', request, () => {}, AbortSignal.abort())).rejects.toMatchObject({
      kind: 'aborted',
    })
  })

  it('say what is missing', async () => {
    await expect(tryTool('erase', { picture: scene })).rejects.toThrow(
      'Paint over what to erase first.',
    )
    await expect(tryTool('draw', { picture: scene })).rejects.toMatchObject({ kind: 'invalid' })
  })
})
