import type { ModelField } from '@atelier/contract/model-declaration'
import { describe, expect, it } from 'vitest'
import { changedOf, partFields } from './folded-fields.ts'
import { changeParam, emptyForm, settle } from './request-form.ts'
import { buildModel } from './testing/build-model.ts'

const fields: ModelField[] = [
  { kind: 'choice', name: 'style', options: ['oil', 'ink'], fallback: 'oil' },
  { kind: 'seed', name: 'seed', max: 99 },
  { kind: 'number', name: 'stylize', min: 0, max: 1000, step: 1, fallback: 100 },
  { kind: 'choice', name: 'quality', options: ['draft', 'fine'], fallback: 'fine' },
  { kind: 'choice', name: 'camera', options: ['still'], fallback: 'still', advanced: true },
  { kind: 'aspect', name: 'aspect', options: ['1:1'], fallback: '1:1' },
]
const names = (some: readonly ModelField[]) => some.map(({ name }) => name)

describe('the controls of a model', () => {
  it('are in sight from the shape over its quality to the style; what few need is folded', () => {
    const { inSight, folded } = partFields(fields)
    expect(names(inSight)).toEqual(['aspect', 'quality', 'style'])
    expect(names(folded)).toEqual(['seed', 'stylize', 'camera'])
  })

  it('are told as changed where they are not as usual', () => {
    const base = buildModel(1)
    const model = { ...base, declaration: { ...base.declaration, fields, negativePrompt: true } }
    const { folded } = partFields(fields)
    const changed = (form: typeof emptyForm, negative = '') => {
      const settled = settle(form, [model])
      return settled && changedOf(folded, settled, negative)
    }
    expect(changed(emptyForm)).toEqual([])
    expect(changed(changeParam(emptyForm, model.id, 'stylize', 100))).toEqual([])
    expect(changed(changeParam(emptyForm, model.id, 'stylize', 250))).toEqual(['stylize'])
    expect(changed(changeParam(emptyForm, model.id, 'seed', 7), ' blur ')).toEqual([
      'negativePrompt',
      'seed',
    ])
  })
})
