// The files that come with the product, held against what names them.
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listPainterModels } from '@atelier/engines/adapters/builtin/image/image-models'
import { toolModels } from '@atelier/engines/adapters/builtin/image/tools/tool-model'
import { styles } from '@atelier/engines/adapters/builtin/image/words/manner-words'
import { listComposerModels } from '@atelier/engines/adapters/builtin/music/music-models'
import { stemsModel } from '@atelier/engines/adapters/builtin/stems/stems-models'
import { filmModels } from '@atelier/engines/adapters/builtin/video/film-models'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeTalks } from '../../running/sample-making/make-talks.ts'
import {
  recipeKey,
  type SampleRecipe,
  sampleRecipes,
} from '../../running/sample-making/sample-recipes.ts'
import { openSamples, samplesFolder } from './open-samples.ts'
import { manifestFile, sampleManifest, talksFile } from './sample-manifest.ts'
import { sampleNames } from './sample-names.ts'

const maxBytes = 2_000_000
const manifest = sampleManifest.parse(
  JSON.parse(await readFile(join(samplesFolder, manifestFile), 'utf8')),
)
const read = (name: string) => readFile(join(samplesFolder, manifest[name]?.file ?? ''))

describe('the samples of the product', () => {
  it('are there for all that is named, each from its present recipe: npm run samples makes them', () => {
    const wanted = sampleRecipes.map((recipe) => [recipe.name, recipeKey(recipe)])
    const there = Object.entries(manifest).map(([name, { recipe }]) => [name, recipe])
    expect(there.sort()).toEqual(wanted.sort())
  })

  it('are what their manifest says, and nothing else lies beside them', async () => {
    const entries = await readdir(samplesFolder, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(samplesFolder.length))
    const listed = Object.values(manifest).map(({ file }) => file)
    expect(files.sort()).toEqual([...listed, manifestFile, talksFile].sort())
    for (const [name, { bytes, version }] of Object.entries(manifest)) {
      const content = await read(name)
      const hash = createHash('sha256').update(content).digest('base64url')
      expect([name, content.byteLength, hash.slice(0, 16)]).toEqual([name, bytes, version])
    }
  })

  it('are 2 MB at most, with their manifest', async () => {
    const { size } = await stat(join(samplesFolder, manifestFile))
    const whole = Object.values(manifest).reduce((sum, { bytes }) => sum + bytes, size)
    expect(whole).toBeLessThanOrEqual(maxBytes)
  })

  it('are pictures of their size with a blur, clips and songs of a few seconds', async () => {
    for (const [name, { mime, width, height, durationS, blur, about }] of Object.entries(manifest))
      if (mime === 'image/avif') {
        const metadata = await sharp(await read(name)).metadata()
        expect([name, metadata.width, metadata.height]).toEqual([name, width, height])
        expect(blur, name).toMatch(/^data:image\/webp;base64,[\w+/=]{40,}$/)
      } else {
        expect(durationS, name).toBeGreaterThanOrEqual(2)
        expect(durationS, name).toBeLessThanOrEqual(15)
        if (mime === 'audio/mpeg') expect(about.peaks?.length, name).toBeGreaterThan(50)
        else expect(Math.min(width ?? 0, height ?? 0), name).toBe(360)
      }
  })

  it('say what the Guide says today: npm run samples has it written down', async () => {
    expect(openSamples().talks).toEqual(await makeTalks())
  })

  it('show every built-in model and every style', () => {
    const models = [
      ...[...listPainterModels(), ...toolModels, ...listComposerModels(), ...filmModels],
      stemsModel,
    ]
    const { find } = openSamples()
    for (const { name } of models) expect(find(sampleNames.model(name)), name).toBeDefined()
    for (const style of styles) expect(find(sampleNames.style(style)), style).toBeDefined()
  })
})

it('a recipe that changes in any part has another key', () => {
  const recipe: SampleRecipe = {
    name: 'cases/one',
    kind: 'picture',
    model: 'painter',
    prompt: 'a lake',
    side: 640,
    params: { aspect: '1:1', seed: 7 },
  }
  const others: SampleRecipe[] = [
    { ...recipe, prompt: 'a river' },
    { ...recipe, params: { aspect: '1:1', seed: 8 } },
    { ...recipe, params: { aspect: '4:3', seed: 7 } },
    { ...recipe, model: 'another' },
    { ...recipe, side: 400 },
  ]
  const keys = [recipe, ...others].map(recipeKey)
  expect(new Set(keys).size).toBe(keys.length)
  expect(recipeKey({ ...recipe, name: 'cases/other' })).toBe(recipeKey(recipe))
})
