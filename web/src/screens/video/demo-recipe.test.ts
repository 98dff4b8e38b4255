import { workTypes } from '@atelier/contract/work-terms'
import { expect, it } from 'vitest'
import { buildModel } from '../../features/making/studio/testing/build-model.ts'
import { recipeOfDemo } from './demo-recipe.ts'

const demo = { prompt: 'a lake', params: { seconds: 4, camera: 'orbit' }, builtin: true }
const film = { film: { prompt: 'optional', inputs: [] } } as const
const filming = (id: number, builtin: boolean) =>
  buildModel(id, {
    builtin,
    type: workTypes.video,
    declaration: { ...buildModel(id).declaration, tasks: film },
  })

it('a demo is a recipe of the model that made it', () => {
  expect(recipeOfDemo(demo, [filming(1, false), filming(2, true)])).toMatchObject({
    modelId: 2,
    task: 'film',
    prompt: 'a lake',
    params: { seconds: 4, camera: 'orbit' },
  })
})

it('a demo is words alone where its model is not offered', () => {
  expect(recipeOfDemo(demo, [filming(1, false)])).toMatchObject({ modelId: null, prompt: 'a lake' })
})
