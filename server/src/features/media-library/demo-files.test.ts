import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtin } from '@atelier/engines/adapters/builtin/index'
import { mp3Of, tone } from '@atelier/engines/audio/decode/sample-files'
import { createMediaDesk } from '@atelier/engines/media-desk/media-desk'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFolderStorage } from '../../platform/storage/folder-storage.ts'
import { plainPicture } from '../../testing/pictures.ts'
import { createDemoFiles } from './demo-files.ts'
import { type DemoMaker, findDemoMaker } from './demo-maker.ts'
import { songDemos } from './demos/song-demos.ts'

const [recipe] = songDemos
if (!recipe) throw new Error('there is no demo')
const song = await mp3Of([tone(1), tone(1)])

let folder: string
const mediaDesk = createMediaDesk()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-files-'))
})
afterAll(async () => {
  await mediaDesk.close()
  await rm(folder, { recursive: true })
})

function open(maker: DemoMaker, more: { isBusy?: () => boolean; patienceMs?: number } = {}) {
  return createDemoFiles({
    ...{ mediaDesk, maker, lookAgainMs: 1, isBusy: () => false },
    storage: createFolderStorage(folder),
    log: pino({ level: 'silent' }),
    paintCover: () => plainPicture(64, 64).png().toBuffer(),
    ...more,
  })
}

it('lets people’s own works go first', async () => {
  let looks = 0
  let looksAtBeginning = 0
  const demos = open(
    {
      version: 'polite',
      async make() {
        looksAtBeginning = looks
        return { file: song }
      },
    },
    { isBusy: () => ++looks < 5 },
  )
  await demos.have(recipe)
  expect(looksAtBeginning).toBe(5)
})

it('goes on making what somebody is tired of waiting for, and has it in the end', async () => {
  const strings = Promise.withResolvers<void>()
  let begun = 0
  const maker: DemoMaker = {
    version: 'slow',
    async make() {
      begun += 1
      await strings.promise
      return { file: song }
    },
  }
  const demos = open(maker, { patienceMs: 20 })
  for (const _ of [1, 2])
    await expect(demos.have(recipe)).rejects.toMatchObject({
      ...{ code: 'library.demo_not_made', retryAfterS: expect.any(Number) },
    })
  expect(await demos.find(recipe)).toBeNull()
  strings.resolve()
  await expect.poll(() => demos.find(recipe), { timeout: 15_000 }).not.toBeNull()
  expect(begun).toBe(1)
  // Another server finds it where it lies.
  const beside = open({ version: 'slow', make: () => Promise.reject(new Error('made twice')) })
  await beside.have(recipe)
  expect(await beside.find(recipe)).toMatchObject({ durationS: expect.any(Number) })
})

it('ends what is being made when it is closed, and begins nothing any more', async () => {
  let begun = 0
  let closed = false
  const demos = open({
    version: 'closing',
    make: (_, signal) => {
      begun += 1
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('ended'))),
      )
    },
    async close() {
      closed = true
    },
  })
  const waiting = demos.have(recipe)
  await expect.poll(() => begun).toBe(1)
  await Promise.all([demos.close(), expect(waiting).rejects.toThrow()])
  demos.begin(recipe)
  await expect(demos.have(recipe)).rejects.toMatchObject({ code: 'library.demo_not_made' })
  expect([begun, closed]).toEqual([1, true])
})

it('is made by the built-in composer in fact', async () => {
  const maker = findDemoMaker([builtin], (signal) => ({
    request: () => Promise.reject(new Error('no upstream is meant to be asked')),
    ...{ now: () => new Date(), signal, log: () => undefined },
  }))
  if (!maker) expect.fail('nothing makes it')
  const demos = open(maker, { patienceMs: 60_000 })
  const short = { ...recipe, params: { ...recipe.params, seconds: 10 } }
  await demos.have(short)
  expect(await demos.find(short)).toMatchObject({
    ...{ width: null, about: { style: expect.stringContaining('lo-fi') } },
  })
  await demos.close()
})

it('is made again where what is told of it is damaged', async () => {
  let made = 0
  const maker: DemoMaker = {
    version: 'damaged',
    async make() {
      made += 1
      return { file: song }
    },
  }
  await open(maker).have(recipe)
  const all = await readdir(folder, { recursive: true, withFileTypes: true })
  const key = open(maker).keyOf(recipe)
  const files = all.filter((each) => each.isFile() && each.name.includes(`${key}`))
  const abouts: string[] = []
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name)
    if ((await readFile(path, 'latin1')).startsWith('{')) abouts.push(path)
  }
  expect(abouts).toHaveLength(1)
  const [path = ''] = abouts
  const whole = await readFile(path)
  for (let at = 0; at < whole.length; at += 97) {
    await writeFile(path, whole.subarray(0, at))
    expect(await open(maker).find(recipe)).toBeNull()
  }
  await open(maker).have(recipe)
  expect([made, await readFile(path)]).toEqual([2, whole])
})
