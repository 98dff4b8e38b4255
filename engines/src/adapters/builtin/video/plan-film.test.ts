import { fieldsFor, readParams } from '@atelier/contract/model-declaration'
import { describe, expect, it } from 'vitest'
import { EngineError } from '../../../errors.ts'
import type { VideoRequest } from '../../../kinds/video.ts'
import { filmModel, filmModels, filmTextsOf } from './film-models.ts'
import { readTicket, writeTicket } from './film-ticket.ts'
import { cameraIn, filmPhrasesIn, weatherIn } from './film-words.ts'
import { planFilm } from './plan-film.ts'

const request: VideoRequest = {
  key: 'wish-1',
  model: filmModel,
  task: 'film',
  prompt: 'a lake',
  negativePrompt: '',
  inputs: [],
  params: {},
  count: 1,
  parent: null,
  locale: 'en-US',
}
const plan = (more: Partial<VideoRequest> = {}) => planFilm({ ...request, ...more }, 1)
const picture = { role: 'first-frame', mime: 'image/png', data: Uint8Array.of(1, 2, 3) } as const

function failing(attempt: () => unknown): EngineError {
  try {
    attempt()
  } catch (error) {
    if (error instanceof EngineError) return error
    throw error
  }
  return expect.fail('nothing failed')
}

describe('words', () => {
  it.each([
    ['a castle, slowly zoom in', 'push-in'],
    ['镜头缓缓推进，古镇', 'push-in'],
    ['鏡頭拉遠', 'pull-out'],
    ['pull back from the tower', 'pull-out'],
    ['camera pans left over a field', 'pan-left'],
    ['画面向右移动', 'pan-right'],
    ['crane up', 'tilt-up'],
    ['镜头下移', 'tilt-down'],
    ['orbiting a statue', 'orbit'],
    ['镜头环绕雕像', 'orbit'],
    ['鏡頭慢慢向左', 'pan-left'],
    ['the camera pans left in the fog', 'pan-left'],
    ['镜头里的山上', undefined],
    ['the camera slowly goes to the right', 'pan-right'],
    ['static shot of a street', 'still'],
    ['固定镜头', 'still'],
    ['a lake', undefined],
    ['a frying pan on a stove', undefined],
    ['a tree to the left, a fence around it', undefined],
    ['群山环绕的湖，云雾缭绕', undefined],
  ])('"%s" moves the camera %s', (prompt, camera) => {
    expect(cameraIn(prompt)).toBe(camera)
  })

  it.each([
    ['A castle, slowly Zoom In', ['Zoom In'], 'castle'],
    ['鏡頭拉遠，雪中的古镇', ['拉遠', '雪'], '古镇'],
    ['a lake', [], 'a lake'],
    ['a lake, no snow', [], 'a lake, no snow'],
    ['没有雪的村庄', [], '没有雪的村庄'],
    ['雪山下的湖', [], '雪山下的湖'],
    ['zoom in then pan left over snow and rain', ['zoom in', 'snow'], 'pan left'],
  ])('"%s" says %j of camera and weather', (prompt, phrases, left) => {
    const read = filmPhrasesIn(prompt)
    expect(read.phrases).toEqual(phrases)
    expect(read.rest).toContain(left)
    for (const phrase of phrases) expect(read.rest).not.toContain(phrase)
  })

  it('tells apart what is not done because something else was chosen', () => {
    expect(filmPhrasesIn('zoom in, snow', { camera: true, weather: false })).toMatchObject({
      phrases: ['snow'],
      overruled: ['zoom in'],
    })
  })

  it.each([
    ['下雪的村庄', 'snow'],
    ['snow falls on a village', 'snow'],
    ['a snow mountain', undefined],
    ['雪山', undefined],
    ['雨中的街道', 'rain'],
    ['a rainbow', undefined],
    ['晨雾', 'fog'],
    ['櫻花', 'petals'],
    ['cherry blossoms', 'petals'],
    ['萤火虫', 'fireflies'],
    ['a campfire at night', 'sparks'],
    ['fireworks', undefined],
    ['a street without rain', undefined],
    ['a lake', undefined],
  ])('"%s" brings %s', (prompt, weather) => {
    expect(weatherIn(prompt)).toBe(weather)
  })
})

describe('a plan', () => {
  it.each([
    ['16:9', '480p', 854, 480],
    ['9:16', '480p', 480, 854],
    ['1:1', '480p', 480, 480],
    ['4:3', '720p', 960, 720],
    ['16:9', '720p', 1280, 720],
  ])('of %s at %s is %i by %i', (aspect, resolution, width, height) => {
    expect(plan({ params: { aspect, resolution } })).toMatchObject({ width, height })
  })

  it('is as long as was asked for', () => {
    expect(plan({ params: { seconds: 7 } }).frames).toBe(168)
    expect(plan().frames).toBe(96)
  })

  it('heeds what was chosen before what was written', () => {
    const prompt = 'snow, zoom in'
    expect(plan({ prompt })).toMatchObject({ camera: 'push-in', weather: 'snow' })
    const params = { camera: 'orbit', weather: 'none' }
    expect(plan({ prompt, params })).toMatchObject(params)
  })

  it('takes its seed from the name of the request when none is given', () => {
    expect(plan().seed).toBe(plan().seed)
    expect(plan({ key: 'wish-2' }).seed).not.toBe(plan().seed)
    expect(plan({ params: { seed: 5 } }).seed).toBe(5)
  })

  it('paints nothing where there is a picture, and wants one or words', () => {
    expect(plan().painting).not.toBeNull()
    expect(plan({ prompt: '', inputs: [picture] }).painting).toBeNull()
    const error = failing(() => plan({ prompt: ' ' }))
    expect([error.kind, error.reason?.code]).toEqual(['invalid', 'film.nothing_to_film'])
  })

  it('is no loop when it is to end with a picture', () => {
    const params = { loop: true }
    expect(plan({ params })).toMatchObject({ loop: true, cycleS: 4 })
    const inputs = [{ ...picture, role: 'last-frame' as const }]
    expect(plan({ params, inputs })).toMatchObject({ loop: false, cycleS: null })
  })
})

describe('a ticket', () => {
  it.each([
    ['a painted clip', plan({ prompt: 'snow' })],
    ['a clip of a picture', plan({ inputs: [picture], params: { loop: true } })],
  ])('of %s survives JSON', (_, made) => {
    expect(readTicket(JSON.parse(JSON.stringify(writeTicket(made))))).toEqual(made)
  })

  it.each([
    { film: 1 },
    { painter: 1 },
    { ...writeTicket(plan()), width: 100_000 },
    { ...writeTicket(plan()), painting: null },
    { ...writeTicket(plan()), frames: 1e9 },
  ])('that was never written is refused', (ticket) => {
    const parent = { ticket, index: 0 }
    const error = failing(() => plan({ task: 'prolong', parent }))
    expect(error.kind).toBe('invalid')
    expect(error.reason?.code).toMatch(/unknown_work$/)
  })
})

describe('going on', () => {
  const parent = plan({ prompt: 'snow, zoom in', params: { seed: 3, seconds: 4 } })
  const goOn = (more: Partial<VideoRequest> = {}) =>
    plan({
      task: 'prolong',
      prompt: '',
      key: 'wish-9',
      ...more,
      parent: { ticket: writeTicket(parent), index: 0 },
    })

  it('keeps the scene, the shape and the chance, and goes on in time', () => {
    const { width, height, painting, seed, camera, weather } = parent
    const kept = { width, height, painting, seed, camera, weather }
    expect(goOn({ params: { seconds: 2 } })).toMatchObject({
      ...kept,
      frames: 48,
      movedS: 4,
      weatherS: 4,
      loop: false,
    })
  })

  it('turns where another camera or weather is asked for', () => {
    const next = goOn({ prompt: 'pan left, rain' })
    expect(next).toMatchObject({ camera: 'pan-left', weather: 'rain', movedS: 0 })
    expect(next.start.zoom).toBeGreaterThan(0.1)
  })

  it('needs a clip to go on from', () => {
    const error = failing(() => plan({ task: 'prolong' }))
    expect(error.reason?.code).toBe('film.unknown_work')
  })
})

describe('the model', () => {
  it('declares fields that fit its tasks, in every language', () => {
    for (const { name, declaration } of filmModels) {
      for (const task of ['film', 'prolong'] as const) {
        const names = fieldsFor(declaration, task).map((field) => field.name)
        expect(new Set(names).size).toBe(names.length)
        expect(readParams(declaration, task, {})).toEqual({ params: expect.any(Object) })
      }
      const labels = (['en-US', 'zh-CN', 'zh-TW'] as const).map((l) => filmTextsOf(name, l)?.label)
      expect(new Set(labels).size).toBe(3)
    }
    expect(filmTextsOf('another', 'en-US')).toBeUndefined()
  })
})
