import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, vi } from 'vitest'
import { plainPicture } from '../../testing/pictures.ts'
import { pictureStudio } from './picture-desk.ts'
import { remakePicture } from './remake-picture.ts'

// Processes start as fast as the machine lets them.
vi.setConfig({ testTimeout: 60_000 })

it('has no decoder of pictures in the process that asks', async () => {
  const source = (path: string) => JSON.stringify(new URL(`../../${path}`, import.meta.url).href)
  const picture = await plainPicture(40, 30).png().toBuffer()
  const script = `
    const { remakePicture } = await import(${source('platform/pictures/remake-picture.ts')})
    const { readMadePicture } = await import(${source('features/making/work-files/made-picture.ts')})
    const { createCardPainter } = await import(${source('features/showing/gallery/cards/card-painter.ts')})
    const { shrinkPicture } = await import(${source('platform/pictures/shrink-picture.ts')})
    const { toPng } = await import('@atelier/engines/adapters/openai-compatible/picture-form')
    const bytes = Buffer.from('${picture.toString('base64')}', 'base64')
    const card = { title: 'A', description: '', author: 'B', siteName: 'C', picture: null }
    const made = [
      (await remakePicture(bytes)).width,
      (await readMadePicture(bytes)).height,
      (await createCardPainter({}).paint(card)).subarray(0, 2).toString('hex'),
      (await shrinkPicture(bytes, [{ side: 10, quality: 50 }])).length,
      (await toPng({ mime: 'image/jpeg', data: bytes }, new AbortController().signal)).mime,
    ]
    console.log(JSON.stringify([made, process.report.getReport().sharedObjects]))
    process.exit()`
  const run = promisify(execFile)
  const options = { cwd: import.meta.dirname }
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], options)
  const [made, objects]: [unknown[], string[]] = JSON.parse(stdout)
  expect(made).toEqual([40, 30, 'ffd8', 1, 'image/png'])
  expect(objects.length).toBeGreaterThan(1)
  expect(objects.join()).not.toMatch(/sharp|vips|skia|canvas/)
})

it('loses one picture to what its reader dies of', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'picture-desk-'))
  const file = join(folder, 'deadly.mjs')
  await writeFile(file, 'export const run = () => process.abort()')
  const deadly = pictureStudio.run(pathToFileURL(file), {}).catch((error: unknown) => error)
  expect(await deadly).toMatchObject({ kind: 'broken' })
  expect((await remakePicture(await plainPicture(8, 9).png().toBuffer())).height).toBe(9)
  await rm(folder, { recursive: true })
})
