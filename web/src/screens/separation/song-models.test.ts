import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { workTypes } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import {
  emptyForm,
  type RequestForm,
  requestOf,
  settle,
} from '../../features/making/studio/request-form.ts'
import { broughtAs } from '../../features/making/studio/take-recipe.ts'
import { buildModel } from '../../features/making/studio/testing/build-model.ts'
import { buildFile, buildWork } from '../../features/making/works/testing/build-work.ts'
import { songsOf } from './own-songs.ts'
import { canTake, modelsFor, toldSong } from './song-models.ts'
import { offered } from './with-taken-song.ts'

const separating = (id: number, fields: Partial<WorkModel> & { own?: boolean }): WorkModel => {
  const { own = false, ...others } = fields
  const slot = { role: 'song', least: 1, most: 1 } as const
  const separate = own
    ? ({ prompt: 'none', inputs: [], parent: true } as const)
    : ({ prompt: 'none', inputs: [slot] } as const)
  const { declaration } = buildModel(id)
  return buildModel(id, {
    type: workTypes.separation,
    declaration: { ...declaration, tasks: { separate }, fields: [] },
    price: { separate: { perCall: 0, perImage: 0, perSong: own ? 7 : 5 } },
    ...others,
  })
}

const knife = separating(1, { connection: 1 })
const suno = separating(2, { connection: 2, own: true, isDefault: true, provider: 'Suno' })
const models = [suno, knife]
const singer = buildModel(11, { type: workTypes.music, connection: 2 })
const beside = buildModel(12, { type: workTypes.music, connection: 3, provider: 'Suno' })
const makers = [singer, beside]

const pairBy = (modelId: number | null) =>
  buildWork(40, {
    type: workTypes.music,
    task: 'compose',
    prompt: 'rain',
    modelId,
    files: [
      buildFile('cover', { mime: 'image/webp' }),
      buildFile('a', { mime: 'audio/mpeg', durationS: 90, about: { title: 'Harbour' } }),
      buildFile('b', { mime: 'audio/mpeg', durationS: 95 }),
    ],
  })

/** The form with the second song of a work in it. */
function formWith(modelId: number | null): RequestForm {
  const song = songsOf(pairBy(modelId))[1]
  if (!song) return expect.fail('there is no song')
  return { ...emptyForm, inputs: [broughtAs('song', song)] }
}

const uploaded: RequestForm = {
  ...emptyForm,
  inputs: [
    broughtAs('song', {
      id: 'up',
      url: '/api/upload/file?id=up',
      thumbnail: '',
      name: 'Mine',
      width: null,
      height: null,
      durationS: 60,
      isUpload: true,
    }),
  ],
}

function settled(form: RequestForm, among: readonly WorkModel[] = models) {
  const fitting = modelsFor(form.inputs[0], among, makers)
  return { fitting, settled: settle(form, fitting, offered) }
}

const idsOf = (found: readonly WorkModel[]) => found.map(({ id }) => id)

describe('a model that takes no files, but songs of its own connection', () => {
  it('is offered for such a song, with its price', () => {
    const found = settled(formWith(11))
    expect(idsOf(found.fitting)).toEqual([2, 1])
    expect(found.settled).toMatchObject({ model: { id: 2 }, task: 'separate', price: 7 })
    expect(found.settled?.inputs.map(({ name }) => name)).toEqual(['rain'])
  })

  it.each([
    ['an uploaded file', uploaded],
    ['a song of another connection of the same name', formWith(12)],
    ['a song whose model is not known any more', formWith(null)],
    ['no song', emptyForm],
  ])('is not offered for %s, though it was chosen', (_, form) => {
    const found = settled({ ...form, modelId: 2 })
    expect(idsOf(found.fitting)).toEqual([1])
    expect(found.settled).toMatchObject({ model: { id: 1 }, price: 5 })
  })

  it('is there where there is no other, and takes no other songs', () => {
    expect(idsOf(settled(emptyForm, [suno]).fitting)).toEqual([2])
    expect(idsOf(settled(uploaded, [suno]).fitting)).toEqual([2])
    expect(canTake(suno, uploaded.inputs[0], makers)).toBe(false)
    expect(canTake(suno, formWith(11).inputs[0], makers)).toBe(true)
  })

  it('is told the work and which song of it, and no file', () => {
    const form = formWith(11)
    const found = settled(form).settled
    if (!found) return expect.fail('nothing settles it')
    const { inputs } = requestOf(form, found)
    expect(toldSong(inputs, found.inputs[0], suno)).toEqual({
      inputs: [],
      parent: { id: 40, index: 2 },
    })
    // Any other model is given the file.
    expect(toldSong(inputs, found.inputs[0], knife)).toEqual({
      inputs: [{ role: 'song', file: 'b' }],
    })
  })
})
