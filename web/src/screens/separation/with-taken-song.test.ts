import type { WorkInput } from '@atelier/contract/features/making/works'
import { workTypes } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import { emptyForm, requestOf, settle } from '../../features/making/studio/request-form.ts'
import { buildModel } from '../../features/making/studio/testing/build-model.ts'
import { buildFile, buildWork } from '../../features/making/works/testing/build-work.ts'
import { songsOf } from './own-songs.ts'
import { offered, withTakenSong } from './with-taken-song.ts'

const stems = { name: 'stems', kind: 'choice', options: ['two', 'four'], fallback: 'two' } as const
const { declaration } = buildModel(1)
const model = buildModel(1, {
  type: workTypes.separation,
  declaration: {
    ...declaration,
    tasks: { separate: { prompt: 'none', inputs: [{ role: 'song', least: 1, most: 1 }] } },
    fields: [stems],
  },
  price: { separate: { perCall: 0, perImage: 0, perSong: 5 } },
})

const song: WorkInput = {
  role: 'song',
  id: 'abc',
  url: '/api/upload/file?id=abc',
  mime: 'audio/mpeg',
  durationS: 180,
}
const night = buildWork(12, {
  type: workTypes.separation,
  task: 'separate',
  prompt: 'Night',
  modelId: 1,
  params: { stems: 'four' },
  inputs: [song],
})

const taken = (work = night) => {
  const form = withTakenSong(emptyForm, work, [model])
  const settled = settle(form, [model], offered)
  if (!settled) throw new Error('nothing settles it')
  return { form, settled }
}

describe('a song that was taken apart, back in the form', () => {
  it('can be sent again with its settings', () => {
    const { form, settled } = taken()
    expect(settled).toMatchObject({ task: 'separate', price: 5, params: { stems: 'four' } })
    expect(requestOf(form, settled)).toMatchObject({
      task: 'separate',
      prompt: '',
      inputs: [{ role: 'song', upload: 'abc' }],
    })
  })

  it('keeps its name', () => {
    expect(taken().settled.inputs.map(({ name }) => name)).toEqual(['Night'])
  })

  it('is the song of the work that it goes on from, where no file went along', () => {
    const [song] = songsOf(
      buildWork(7, {
        type: workTypes.music,
        prompt: 'rain',
        modelId: 3,
        files: [buildFile('s', { mime: 'audio/mpeg', durationS: 60 })],
      }),
    )
    const form = withTakenSong(emptyForm, { ...night, inputs: [] }, [model], song)
    expect(form.inputs).toMatchObject([
      {
        role: 'song',
        name: 'Night',
        source: { file: 's' },
        place: { workId: 7, index: 0, modelId: 3 },
      },
    ])
    // The same song is there once.
    expect(withTakenSong(emptyForm, night, [model], song).inputs).toHaveLength(1)
  })

  it('leaves the place empty where the song is gone', () => {
    expect(taken({ ...night, inputs: [{ ...song, url: '' }] }).settled.inputs).toEqual([])
  })
})
