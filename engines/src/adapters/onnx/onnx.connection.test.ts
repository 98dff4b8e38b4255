import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readParams } from '@atelier/contract/model-declaration'
import { describe, expect, it, vi } from 'vitest'
import { failureOf } from '../../testing/failure-of.ts'
import { onnx } from './index.ts'
import type { DescribeJob } from './onnx-job.ts'
import { createOnnxLanes } from './onnx-lanes.ts'
import { runtimeName, runtimeVersion } from './separating/runtime.ts'
import { requestOf, useModels } from './testing/onnx-harness.ts'

vi.setConfig({ testTimeout: 60_000 })

const harness = useModels()
const { io, open, submit } = harness

describe('a connection', () => {
  it('offers the model by the name of its file, in every language', async () => {
    const engine = open('sides')
    const [model, ...others] = await engine.listModels(io)
    expect(others).toEqual([])
    expect(model).toMatchObject({ name: 'sides', label: 'sides' })
    expect(readParams(model?.declaration ?? expect.fail('no model'), 'separate', {})).toEqual({
      params: { format: 'mp3' },
    })
    const texts = (['en-US', 'zh-CN', 'zh-TW'] as const).map((at) => engine.textsOf?.('sides', at))
    expect(new Set(texts.map((text) => text?.description)).size).toBe(3)
    expect(engine.textsOf?.('another', 'en-US')).toBeUndefined()
  })

  it('lets four stems be asked for as two', async () => {
    const [model] = await open('four').listModels(io)
    expect(model?.declaration.fields[0]).toMatchObject({ name: 'stems', options: ['two', 'four'] })
  })

  it.each<[string, string, string]>([
    ['missing', 'broken', 'ENOENT'],
    ['folder', 'invalid', 'no file'],
    ['empty', 'invalid', 'no model'],
    ['text', 'invalid', 'no model'],
    ['cut', 'invalid', 'no model'],
    ['unknown', 'invalid', 'No Op registered for Separate'],
    ['picture', 'invalid', '[1, 3, 8, 8]'],
    ['small', 'invalid', 'float16'],
    ['twofold', 'invalid', '2 inputs'],
  ])('says why nothing can be done with the model: %s', async (name, kind, reason) => {
    const [listed, submitted] = await Promise.all([
      failureOf(open(name).listModels(io)),
      failureOf(submit(open(name), requestOf(name))),
    ])
    expect(listed).toMatchObject({ kind, message: expect.stringContaining(reason) })
    expect(submitted).toMatchObject({ kind, message: listed.message })
  })

  it('says what to install where there is no runtime', async () => {
    const lanes = createOnnxLanes()
    const settings = { modelPath: join(harness.folder, 'sides.onnx'), sampleRate: 44_100 }
    const job: DescribeJob = {
      task: 'describe',
      settings: { ...settings, stems: [], fftSize: 0 },
      runtime: 'a-runtime-that-nobody-installed',
    }
    const failure = await failureOf(lanes.describing.run(job, io))
    expect(failure.kind).toBe('broken')
    expect(failure.message).toContain('npm install --no-save onnxruntime-web@')
    await lanes.close()
  })

  it('names the runtime that it is tested with, as its page does', async () => {
    const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8')
    const { devDependencies, peerDependencies } = JSON.parse(await read('package.json'))
    expect(devDependencies[runtimeName]).toBe(runtimeVersion)
    expect(peerDependencies[runtimeName]).toBe(`^${runtimeVersion}`)
    const page = await read('../docs/operating/separation-models.md')
    expect(page).toContain(`npm install --no-save ${runtimeName}@${runtimeVersion}`)
    for (const name of Object.keys(onnx.settings.shape)) expect(page).toContain(`- \`${name}\`:`)
  })

  it('is opened by settings as they are typed, and refuses others', async () => {
    const modelPath = join(harness.folder, 'sides.onnx')
    const settings = onnx.settings.parse({ modelPath, stems: 'Vocals, other', fftSize: '7680' })
    const { stems, close } = onnx.create(settings)
    expect(await stems?.listModels(io)).toHaveLength(1)
    await close?.()
    for (const wrong of [
      ...[{ modelPath: 'models/sides.onnx' }, { stems: 'voice' }, { stems: 'vocals, vocals' }],
      ...[{ sampleRate: '22050' }, { fftSize: '7000' }, { fftSize: '64' }],
    ])
      expect(onnx.settings.safeParse({ modelPath, ...wrong }).success).toBe(false)
  })

  it('loads the runtime in processes of its own alone', async () => {
    const catalog = new URL('../../catalog.ts', import.meta.url).href
    const script = `import { registerHooks } from 'node:module'
      registerHooks({ resolve(name, context, next) {
        if (name.includes('onnxruntime')) throw new Error('loaded ' + name)
        return next(name, context)
      } })
      const { findEngine } = await import(${JSON.stringify(catalog)})
      console.log(findEngine('onnx').label)`
    const run = promisify(execFile)
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script])
    expect(stdout.trim()).toBe('ONNX model')
  })
})
