import { isDeepStrictEqual } from 'node:util'
import { fieldsFor, readParams } from '@atelier/contract/model-declaration'
import type { ImageTask, PictureRole } from '@atelier/contract/work-terms'
import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { EngineError } from '../../../errors.ts'
import type { ImageInput, ImageOutcome, ImageRequest, Ticket } from '../../../kinds/image.ts'
import { failureOf } from '../../../testing/failure-of.ts'
import { requiredTexts } from '../../../testing/field-values.ts'
import { expectSoundModel } from '../../../testing/sound-declaration.ts'
import { createTestIo } from '../../../testing/test-io.ts'
import { createBuiltinImage } from './image.ts'
import { gridModel, listPainterModels, painterModel } from './image-models.ts'
import { createPaintPool } from './making/paint-pool.ts'
import { studios } from './studios.ts'

// Painting takes as long as the machine takes.
vi.setConfig({ testTimeout: 60_000 })

const pool = createPaintPool()
const open = () => createBuiltinImage({ scale: 0.125, pool })
const engine = open()
const io = createTestIo()
afterAll(async () => {
  await pool.close()
  await io.close()
})

const request: ImageRequest = {
  key: 'wish-1',
  model: painterModel,
  task: 'draw',
  prompt: 'a lighthouse by the sea',
  negativePrompt: '',
  pictures: [],
  params: { seed: 7 },
  count: 1,
  parent: null,
  locale: 'en-US',
}

type Made = { outcome: ImageOutcome; ticket: Ticket | undefined }

async function make(more: Partial<ImageRequest> = {}, on = engine): Promise<Made> {
  const answer = await on.submit({ ...request, ...more }, { ...io, progress() {} })
  if (!('outcome' in answer)) return expect.fail('it was not painted at once')
  return { outcome: answer.outcome, ticket: answer.ticket }
}

let painted: Promise<Made> | undefined
/** The request as it stands, painted once for all that only compare with it. */
const plain = () => {
  painted ??= make()
  return painted
}

function bytes({ outcome }: Pick<Made, 'outcome'>, at = 0): Uint8Array {
  const picture = outcome.pictures[at]
  return picture && 'data' in picture ? picture.data : expect.fail('there is no picture')
}

const goOn = async (task: ImageTask, parent: Made, more: Partial<ImageRequest> = {}) =>
  make({
    task,
    prompt: '',
    params: {},
    parent: { ticket: parent.ticket ?? expect.fail('there is no ticket'), index: 0 },
    ...more,
  })

const sizeOf = async (made: Made) => {
  const { width, height } = await sharp(bytes(made)).metadata()
  return { width, height }
}

async function picture(
  role: PictureRole,
  { colour = '#3366aa', width = 96, height = 64 } = {},
): Promise<ImageInput> {
  const data = await sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return { role, mime: 'image/png', data: new Uint8Array(data), width, height }
}

describe('the painter', () => {
  it('paints the same bytes from the same words and seed, in every process', async () => {
    expect(bytes(await make({ key: 'other' }, open()))).toEqual(bytes(await plain()))
  })

  it('takes its seed from the name of the request when none is given', async () => {
    const first = await make({ params: {} })
    const again = await make({ params: {} })
    const other = await make({ params: {}, key: 'wish-2' })
    expect(bytes(again)).toEqual(bytes(first))
    expect(bytes(other)).not.toEqual(bytes(first))
    expect(bytes(await make({ params: { seed: first.outcome.seed ?? -1 } }))).toEqual(bytes(first))
  })

  it.each([
    ['a lighthouse by the sea', 'a forest in autumn'],
    ['山', '山 雪'],
    ['湖', '湖 夜'],
    ['a castle, red', 'a castle, blue'],
    ['quibble', 'quobble'],
  ])('paints %s otherwise than %s', async (one, other) => {
    expect(bytes(await make({ prompt: one }))).not.toEqual(bytes(await make({ prompt: other })))
  })

  it('leaves out what is not wanted', async () => {
    const prompt = 'a lake with a boat'
    const without = await make({ prompt, negativePrompt: 'boat' })
    expect(bytes(without)).not.toEqual(bytes(await make({ prompt })))
  })

  it.each([
    ['1:1', 128, 128],
    ['16:9', 128, 72],
    ['2:3', 86, 128],
    ['21:9', 128, 54],
  ])('paints %s as %i by %i', async (aspect, width, height) => {
    expect(await sizeOf(await make({ params: { seed: 7, aspect } }))).toEqual({ width, height })
  })

  it.each([
    { stylize: 900 },
    { chaos: 100 },
    { weird: 2000 },
    { raw: true },
    { tile: true },
    { style: 'pixel' },
    { quality: 'fine' },
  ])('heeds %j', async (params) => {
    expect(bytes(await make({ params: { seed: 7, ...params } }))).not.toEqual(bytes(await plain()))
  })

  it('paints as many as are asked for, each another', async () => {
    const made = await make({ count: 3 })
    expect(made.outcome.pictures).toHaveLength(3)
    expect(new Set([0, 1, 2].map((at) => Buffer.from(bytes(made, at)).toString('hex'))).size).toBe(
      3,
    )
  })

  it('says with the picture which words it drew, and which it does not know', async () => {
    const prompt = 'a castle and tapas, without a boat'
    const made = await make({ prompt })
    expect(made.outcome.understood).toEqual({ known: ['castle'], unknown: ['tapas'], leftOut: [] })
    const status = await engine.check(made.ticket ?? expect.fail('there is no ticket'), io)
    expect(status).toMatchObject({ outcome: { understood: made.outcome.understood } })
    const pictures = [await picture('reference'), await picture('reference')]
    const blended = await make({ task: 'blend', prompt: '', pictures })
    expect(blended.outcome.understood).toBeUndefined()
  })

  it('takes its colours from pictures that go along', async () => {
    const red = await make({ pictures: [await picture('reference', { colour: '#c02010' })] })
    const blue = await make({ pictures: [await picture('reference', { colour: '#1020c0' })] })
    const mean = async (made: Made) =>
      (await sharp(bytes(made)).stats()).channels.map((c) => c.mean)
    const [redMeans, blueMeans] = [await mean(red), await mean(blue)]
    expect(redMeans[0]).toBeGreaterThan(blueMeans[0] as number)
    expect(blueMeans[2]).toBeGreaterThan(redMeans[2] as number)
  })

  it('says how far it is, never backwards', async () => {
    const reported: number[] = []
    await engine.submit(
      { ...request, count: 2 },
      { ...io, progress: (percent) => reported.push(percent) },
    )
    expect(reported.length).toBeGreaterThan(4)
    expect(reported).toEqual(reported.toSorted((a, b) => a - b))
    expect(Math.max(...reported)).toBeLessThanOrEqual(100)
  })
})

describe('the painter going on from a work', () => {
  it('paints it again from its ticket alone', async () => {
    const made = await make({ model: gridModel })
    const kept = JSON.parse(JSON.stringify(made.ticket))
    expect(isDeepStrictEqual(kept, made.ticket)).toBe(true)
    const status = await open().check(kept, io)
    if (status.state !== 'done') return expect.fail(`it is ${status.state}`)
    expect(bytes(status)).toEqual(bytes(made))
    expect(status.outcome).toMatchObject({ tiles: 4, seed: made.outcome.seed })
  })

  it('takes the picture that is meant out of a grid, and enlarges it until it is as large as any', async () => {
    const grid = await make({ model: gridModel })
    expect(grid.outcome.tiles).toBe(4)
    expect(grid.outcome.next).not.toContain('edit')
    const ticket = grid.ticket ?? expect.fail()
    const taken = await goOn('upscale', grid, { model: gridModel, parent: { ticket, index: 2 } })
    const other = await goOn('upscale', grid, { model: gridModel })
    expect(bytes(taken)).not.toEqual(bytes(other))
    expect(await sizeOf(taken)).toEqual({ width: 128, height: 128 })
    expect(taken.outcome.next).toEqual(expect.arrayContaining(['upscale', 'zoom', 'pan', 'edit']))
    const larger = await goOn('upscale', taken, { model: gridModel })
    expect(await sizeOf(larger)).toEqual({ width: 256, height: 256 })
    expect(larger.outcome.next).not.toContain('upscale')
    expect((await failureOf(goOn('upscale', larger, { model: gridModel }))).kind).toBe('invalid')
  })

  it('varies a little or much, and begins again', async () => {
    const first = await plain()
    const subtle = await goOn('vary', first, { params: { variant: 'subtle' } })
    const strong = await goOn('vary', first, { params: { variant: 'strong' } })
    const rerolled = await goOn('reroll', first, { key: 'wish-3' })
    const all = [first, subtle, strong, rerolled].map((made) =>
      Buffer.from(bytes(made)).toString('hex'),
    )
    expect(new Set(all).size).toBe(4)
  })

  it('sees further when it zooms out, and further to one side when it pans', async () => {
    const first = await plain()
    const wide = await goOn('zoom', first, { params: { zoom: 2 } })
    expect(await sizeOf(wide)).toEqual(await sizeOf(first))
    expect(bytes(wide)).not.toEqual(bytes(first))
    const panned = await goOn('pan', first, { params: { direction: 'left' } })
    expect(await sizeOf(panned)).toEqual({ width: 192, height: 128 })
  })

  it('does not know works that it never made', async () => {
    const parent = { ticket: { task: 'of another engine' }, index: 0 }
    expect((await failureOf(make({ task: 'vary', parent }))).kind).toBe('invalid')
  })
})

describe('the painter changing a picture', () => {
  it('changes nothing outside of the mask, and something within', async () => {
    const source = await picture('source')
    const inside = { left: 20, top: 10, width: 40, height: 40 }
    const white = await sharp({
      create: { width: 40, height: 40, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer()
    const black = await picture('mask', { colour: '#000' })
    const data = await sharp(black.data)
      .composite([{ input: white, left: 20, top: 10 }])
      .png()
      .toBuffer()
    const made = await make({
      task: 'edit',
      pictures: [source, { ...black, data: new Uint8Array(data) }],
    })
    expect(await sizeOf(made)).toEqual({ width: 96, height: 64 })
    const raw = (from: Uint8Array) => sharp(from).removeAlpha().raw().toBuffer()
    const [before, after] = [await raw(source.data), await raw(bytes(made))]
    let changed = 0
    for (let at = 0; at < before.length; at += 3) {
      const [x, y] = [(at / 3) % 96, Math.floor(at / 3 / 96)]
      const isInside = x >= inside.left && x < 60 && y >= inside.top && y < 50
      const same = before.subarray(at, at + 3).equals(after.subarray(at, at + 3))
      if (isInside) changed += same ? 0 : 1
      else expect(same, `${x},${y}`).toBe(true)
    }
    expect(changed).toBeGreaterThan(400)
  })

  it('goes further from it with more strength', async () => {
    const pictures = [await picture('source')]
    const far = async (strength: number) => {
      const made = await make({ pictures, params: { seed: 7, strength, style: 'natural' } })
      const { channels } = await sharp(bytes(made)).stats()
      return channels.reduce(
        (sum, { mean }, at) => sum + Math.abs(mean - ([0x33, 0x66, 0xaa][at] ?? mean)),
        0,
      )
    }
    expect(await far(1)).toBeGreaterThan(await far(0.1))
  })

  it('fails for what is no picture', async () => {
    const broken = { ...(await picture('source')), data: new Uint8Array([1, 2, 3]) }
    expect(await failureOf(make({ pictures: [broken] }))).toBeInstanceOf(EngineError)
  })
})

describe('every model of the painter', () => {
  it('declares what fits together, under a name of its own', async () => {
    const models = await engine.listModels(io)
    expect(new Set(models.map(({ name }) => name)).size).toBe(models.length)
    for (const model of models) expectSoundModel(model, requiredTexts)
    expect(new Set(models.map(({ type }) => type))).toEqual(
      new Set(['draw', 'midjourney', 'sd3', 'square', 'tool']),
    )
  })

  it.each(
    listPainterModels().flatMap(({ name, declaration }) =>
      (Object.keys(declaration.tasks) as ImageTask[]).map((task) => [name, task] as const),
    ),
  )('%s does %s', async (model, task) => {
    const { declaration } = listPainterModels().find(({ name }) => name === model) ?? expect.fail()
    const read = readParams(declaration, task, {})
    const params = 'params' in read ? read.params : expect.fail()
    expect(fieldsFor(declaration, task).every(({ name }) => name !== '')).toBe(true)
    const { inputs: slots = [], prompt = 'none' } = declaration.tasks[task] ?? {}
    const pictures: ImageInput[] = []
    for (const { role, least: min } of slots)
      for (let at = 0; at < min; at += 1) pictures.push(await picture(role))
    const isGoingOn = ['vary', 'reroll', 'upscale', 'zoom', 'pan'].includes(task)
    const parent = isGoingOn ? await make({ model, params: {} }) : null
    const made = await make({
      model,
      task,
      params,
      pictures,
      prompt: prompt === 'wanted' ? request.prompt : '',
      parent: parent?.ticket ? { ticket: parent.ticket, index: 0 } : null,
    })
    if (task === 'describe') return expect(made.outcome.texts).toHaveLength(4)
    if (task === 'shorten')
      return expect(made.outcome.texts).toEqual(['lighthouse, sea', 'lighthouse'])
    for (const next of made.outcome.next ?? []) expect(declaration.tasks).toHaveProperty(next)
    const { width, format } = await sharp(bytes(made)).metadata()
    expect(width).toBeGreaterThan(60)
    expect(['png', 'webp']).toContain(format)
  })

  it.each(studios.map(({ name }) => name))('%s has a hand of its own', async (model) => {
    const plain = await make({ params: { seed: 7, style: 'natural' } })
    expect(bytes(await make({ model }))).not.toEqual(bytes(plain))
  })
})
