import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { describe, expect, it } from 'vitest'
import { buildModel } from '../../features/making/studio/testing/build-model.ts'
import { buildFile, buildWork } from '../../features/making/works/testing/build-work.ts'
import { canSlice, canVaryRegion, placesOf, stepsOf } from './next-steps.ts'

const none = { prompt: 'none', inputs: [] } as const
const variants = (tasks: ['upscale'] | ['vary'], options: string[]) =>
  ({ name: 'variant', kind: 'choice', options, fallback: 'subtle', tasks }) as const

const model: WorkModel = buildModel(1, {
  declaration: {
    ...buildModel(1).declaration,
    tasks: {
      ...buildModel(1).declaration.tasks,
      upscale: none,
      vary: none,
      reroll: none,
      zoom: none,
      pan: none,
    },
    fields: [
      variants(['upscale'], ['subtle', 'creative']),
      variants(['vary'], ['subtle', 'strong']),
      { name: 'zoom', kind: 'number', min: 1, max: 2, step: 0.1, fallback: 2, tasks: ['zoom'] },
      {
        name: 'direction',
        kind: 'choice',
        options: ['left', 'up'],
        fallback: 'left',
        tasks: ['pan'],
      },
    ],
  },
  price: { upscale: { perCall: 1, perImage: 0 }, vary: { perCall: 4, perImage: 0 } },
})

const grid = buildWork(1, {
  files: [buildFile('a')],
  tiles: 4,
  next: ['upscale', 'vary', 'reroll'],
})
const single = buildWork(2, {
  files: [buildFile('b')],
  next: ['upscale', 'vary', 'zoom', 'pan', 'edit'],
})

const told = (work: Work) =>
  stepsOf(work, model).map(({ task, value, price }) => `${task} ${value} ${price}`)

describe('what follows from a work', () => {
  it('takes a picture out of a grid in one way, varies it in one, and draws the grid again', () => {
    expect(told(grid)).toEqual(['upscale  1', 'vary  4', 'reroll  0'])
  })

  it('has each choice of the model for a single picture', () => {
    expect(told(single)).toEqual([
      ...['upscale subtle 1', 'upscale creative 1', 'vary subtle 4', 'vary strong 4'],
      ...['zoom 1.5× 0', 'zoom 2× 0', 'pan left 0', 'pan up 0'],
    ])
    expect(stepsOf(single, model).map(({ params }) => params)).toContainEqual({ zoom: 1.5 })
  })

  it('is nothing that the work does not say, nor anything without a picture', () => {
    expect(told({ ...single, next: ['pan'] })).toEqual(['pan left 0', 'pan up 0'])
    expect(told({ ...single, next: ['describe', 'shorten'] })).toEqual([])
    expect(told({ ...single, files: [] })).toEqual([])
  })

  it('is in one way where the model leaves no choice', () => {
    const plain = { ...model, declaration: { ...model.declaration, fields: [] } }
    expect(stepsOf(single, plain).map(({ task, value }) => task + value)).toEqual([
      ...['upscale', 'vary', 'zoom', 'pan'],
    ])
  })

  it('counts the pictures of a grid in one file as those in several', () => {
    expect(placesOf(grid)).toBe(4)
    expect(placesOf(single)).toBe(1)
    expect(placesOf({ tiles: 1, files: [buildFile('a'), buildFile('b')] })).toBe(2)
  })

  it('varies a region of a single picture alone, and cuts up a grid alone', () => {
    expect([grid, single].map((work) => canVaryRegion(work, model))).toEqual([false, true])
    expect(canVaryRegion({ ...single, next: ['pan'] }, model)).toBe(false)
    expect(canVaryRegion({ ...grid, next: ['edit'] }, model)).toBe(false)
    expect([grid, single].map(canSlice)).toEqual([true, false])
  })
})
