import type { ModelField } from '@atelier/contract/model-declaration'
import { expect, it } from 'vitest'
import { chosenParams } from './chosen-params.ts'

const fields: ModelField[] = [
  { name: 'aspect', kind: 'aspect', options: ['1:1', '3:4'], fallback: '1:1' },
  { name: 'raw', kind: 'flag', fallback: false },
  { name: 'chaos', kind: 'number', min: 0, max: 100, step: 1, fallback: 0 },
  { name: 'seed', kind: 'seed', max: 1000 },
]

it('tells what differs from what the model takes anyway', () => {
  const params = { aspect: '3:4', raw: false, chaos: 0, seed: 12 }
  expect(chosenParams(params, fields)).toEqual([
    ['aspect', '3:4'],
    ['seed', 12],
  ])
})

it('tells a switch that was turned, and what the model says nothing of, unless it is empty', () => {
  expect(chosenParams({ raw: true, motion: 'slow', title: '' }, fields)).toEqual([
    ['raw', true],
    ['motion', 'slow'],
  ])
})
