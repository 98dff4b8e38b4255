import type { Locale } from '@atelier/contract/primitives'
import { describe, expect, it } from 'vitest'
import { automatic1111 } from './adapters/automatic1111/index.ts'
import { comfyui } from './adapters/comfyui/index.ts'
import { falModels } from './adapters/fal/fal-models.ts'
import { fal } from './adapters/fal/index.ts'
import { replicate } from './adapters/replicate/index.ts'
import { replicateModels } from './adapters/replicate/replicate-models.ts'
import { stability } from './adapters/stability/index.ts'
import { stabilityModels } from './adapters/stability/stability-models.ts'

/** Names that their makers gave. */
const products = ['Bria Eraser', 'Clarity upscaler', 'FLUX.1 Fill [pro]', 'Real-ESRGAN', 'rembg']

const key = { baseUrl: 'https://vendor.example', apiKey: 'k', models: [] }
const vendors = [
  [stability.create(key), stabilityModels],
  [fal.create(key), falModels],
  [replicate.create({ ...key, stemsModel: 'owner/demucs' }), replicateModels],
] as const

describe.each(['zh-CN', 'zh-TW'] satisfies Locale[])('in %s', (locale) => {
  it('every tool of a vendor that has a name of ours is called in that language', () => {
    const labels = vendors.flatMap(([{ image }, models]) =>
      models
        .filter(({ type, label }) => type === 'tool' && !products.includes(label))
        .map(({ name, label }) => [label, image?.textsOf?.(name, locale)?.label ?? label]),
    )
    expect(labels.length).toBeGreaterThan(8)
    expect(labels.filter(([label, shown]) => label === shown)).toEqual([])
  })

  it('so are the tools of servers of one’s own', () => {
    const webUi = automatic1111.create({
      baseUrl: 'http://127.0.0.1:1',
      username: '',
      password: '',
    })
    const comfy = comfyui.create({ baseUrl: 'http://127.0.0.1:1', apiKey: '', workflows: '[]' })
    expect(webUi.image?.textsOf?.('tools', locale)?.label).toMatch(/^WebUI .*工具$/)
    expect(comfy.image?.textsOf?.('upscale', locale)?.label).toBe('放大')
    expect(comfy.image?.textsOf?.('basic:one.safetensors', locale)).toBeUndefined()
  })
})

it('products keep their names, and English is what was listed', () => {
  const { image } = fal.create(key)
  expect(image?.textsOf?.('fal-ai/esrgan', 'zh-CN')).toBeUndefined()
  expect(image?.textsOf?.('fal-ai/birefnet/v2', 'en-US')).toBeUndefined()
})
