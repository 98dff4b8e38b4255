import { api } from '@atelier/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallClip } from '../../../testing/media.ts'
import { plainPicture } from '../../../testing/pictures.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf, giveFiles, giveResults, insertWork } from '../../../testing/works.ts'
import { works } from '../works/works.table.ts'
import { tilesOf } from './slice-picture.ts'
import { deleteStored } from './store-result.ts'

const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffff00']
const grid = await plainPicture(41, 30, 'black')
  .composite(
    await Promise.all(
      colours.map(async (colour, at) => ({
        input: await plainPicture(at % 2 ? 20 : 21, 15, colour)
          .png()
          .toBuffer(),
        left: at % 2 ? 21 : 0,
        top: at < 2 ? 0 : 15,
      })),
    ),
  )
  .png()
  .toBuffer()

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function makeGrid(as: Credential = test.guest(), bytes = grid) {
  const ownerId = await accountOf(test, as)
  const workId = await insertWork(test, ownerId, { tiles: 4 })
  const [fileId = ''] = await giveFiles(test, { workId, ownerId }, [{ data: bytes }])
  return { as, workId, fileId }
}

const slice = (
  as: Credential,
  input: { id: number; index?: number; rows?: number; cols?: number },
) => test.call(api.workFiles.slice, input, { as })
const refusal = async (as: Credential, input: { id: number; index?: number; rows?: number }) => {
  const { status, body } = await test.ask(api.workFiles.slice, input, { as })
  return [status, 'error' in body ? body.error : body]
}
const pixelOf = async (url: string) => {
  const { rawPayload } = await test.app.inject({ url, headers: { host: 'localhost' } })
  const { data } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return `#${data.subarray(0, 3).toString('hex')}`
}

describe('slicing', () => {
  it('cuts a grid into its four pictures, from the top left, as uploads', async () => {
    const { as, workId } = await makeGrid()
    const { pictures } = await slice(as, { id: workId })
    expect(await Promise.all(pictures.map(({ url }) => pixelOf(url)))).toEqual(colours)
    expect(pictures.map(({ width, height, mime }) => [width, height, mime])).toEqual([
      [21, 15, 'image/png'],
      [20, 15, 'image/png'],
      [21, 15, 'image/png'],
      [20, 15, 'image/png'],
    ])
    expect((await test.call(api.uploads.list, {}, { as })).count).toBe(4)
  })

  it('gives the same pictures when it is asked for again, at once too, and makes deleted ones again', async () => {
    const { as, workId } = await makeGrid()
    const [first, second] = await Promise.all([
      slice(as, { id: workId }),
      slice(as, { id: workId }),
    ])
    expect(second).toEqual(first)
    expect(await slice(as, { id: workId, rows: 2, cols: 2 })).toEqual(first)
    expect((await test.call(api.uploads.list, {}, { as })).count).toBe(4)
    await test.call(api.uploads.remove, { id: first.pictures[1]?.id ?? '' }, { as })
    const { pictures } = await slice(as, { id: workId })
    expect(pictures[0]).toEqual(first.pictures[0])
    expect(pictures[1]?.id).not.toBe(first.pictures[1]?.id)
    expect(await pixelOf(pictures[1]?.url ?? '')).toBe(colours[1])
  })

  it('cuts as many rows and columns as are asked for, in the format of the picture', async () => {
    const jpeg = await sharp(grid).jpeg().toBuffer()
    const { as, workId } = await makeGrid(undefined, jpeg)
    const { pictures } = await slice(as, { id: workId, rows: 1, cols: 5 })
    expect(pictures.map(({ width, height, mime }) => [width, height, mime])).toEqual(
      [8, 8, 9, 8, 8].map((width) => [width, 30, 'image/jpeg']),
    )
  })

  it('covers every picture whole, with no piece without a pixel', () => {
    for (const width of [1, 3, 7, 1000])
      for (const rows of [1, 2, 3, 5]) {
        const tiles = tilesOf({ width, height: width }, { rows, cols: 4 })
        expect(tiles.every((tile) => tile.width > 0 && tile.height > 0)).toBe(true)
        expect(tiles.reduce((sum, tile) => sum + tile.width * tile.height, 0)).toBe(width * width)
      }
  })

  it('is refused for others’ works, deleted ones, and those without such a picture', async () => {
    const { as, workId, fileId } = await makeGrid()
    const ownerId = await accountOf(test, as)
    expect(await refusal(test.guest(), { id: workId })).toEqual([404, 'works.not_found'])
    expect(await refusal(as, { id: 999_999 })).toEqual([404, 'works.not_found'])
    expect(await refusal(as, { id: workId, index: 1 })).toEqual([409, 'works.no_files'])
    const empty = await insertWork(test, ownerId)
    expect(await refusal(as, { id: empty })).toEqual([409, 'works.no_files'])
    const film = await insertWork(test, ownerId)
    const { video } = await smallClip()
    await giveResults(test, { workId: film, ownerId }, [{ medium: 'clip', file: { data: video } }])
    expect(await refusal(as, { id: film })).toEqual([409, 'works.no_files'])
    for (const rows of [0, 6, 1.5])
      expect(await refusal(as, { id: workId, rows })).toEqual([422, 'request.invalid'])
    await deleteStored(fileId, test.services.workFiles.storage)
    expect(await refusal(as, { id: workId })).toEqual([409, 'works.picture_gone'])
    await test.database.db.update(works).set({ deletedAt: new Date() })
    expect(await refusal(as, { id: workId })).toEqual([404, 'works.not_found'])
  }, 60_000)
})
