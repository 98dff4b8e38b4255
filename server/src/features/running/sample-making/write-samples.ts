// npm run samples: makes what has no file yet, or another recipe than its file, and removes what has no recipe any more. Names after it,
// or `all`, are made again; to be run so when the built-in engines paint, film or compose otherwise than before.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { samplesFolder } from '../../making/samples/open-samples.ts'
import {
  manifestFile,
  type SampleManifest,
  sampleManifest,
  talksFile,
} from '../../making/samples/sample-manifest.ts'
import { encodePicture } from './encode-picture.ts'
import type { MadeSample } from './made-sample.ts'
import { makeClip, makePoster, makeSong } from './make-media.ts'
import { makeTalks } from './make-talks.ts'
import { type OwnEngine, openOwnEngine } from './own-engine.ts'
import { recipeKey, type SampleRecipe, sampleRecipes } from './sample-recipes.ts'

const endings = { 'image/avif': 'avif', 'video/mp4': 'mp4', 'audio/mpeg': 'mp3' } as const

async function makeOf(recipe: SampleRecipe, engine: OwnEngine): Promise<MadeSample> {
  switch (recipe.kind) {
    case 'picture': {
      const { model, prompt, params, side } = recipe
      const { data } = await engine.make({ kind: 'image', task: 'draw', model, prompt, params })
      return encodePicture(data, side)
    }
    case 'clip':
      return makeClip(recipe)
    case 'poster':
      return makePoster(recipe)
    case 'song':
      return makeSong(recipe, engine)
  }
}

const versionOf = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16)

async function readManifest(): Promise<SampleManifest> {
  const text = await readFile(join(samplesFolder, manifestFile), 'utf8').catch(() => '{}')
  return sampleManifest.parse(JSON.parse(text))
}

/** A line for each, in the order of names: so that a change shows what it changed. */
async function writeManifest(manifest: SampleManifest): Promise<void> {
  const lines = Object.entries(manifest)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, sample]) => `${JSON.stringify(name)}:${JSON.stringify(sample)}`)
  await writeFile(join(samplesFolder, manifestFile), `{\n${lines.join(',\n')}\n}\n`)
}

async function removeOthers(manifest: SampleManifest): Promise<void> {
  const known = new Set([
    manifestFile,
    talksFile,
    ...Object.values(manifest).map(({ file }) => file),
  ])
  const there = await readdir(samplesFolder, { recursive: true, withFileTypes: true })
  for (const entry of there) {
    const path = join(entry.parentPath, entry.name)
    const file = path.slice(samplesFolder.length).replaceAll('\\', '/')
    if (entry.isFile() && !known.has(file)) await rm(path)
  }
}

const asked = new Set(process.argv.slice(2))
await mkdir(samplesFolder, { recursive: true })
const before = await readManifest()
const manifest: SampleManifest = {}
for (const { name } of sampleRecipes) if (before[name]) manifest[name] = before[name]
const engine = openOwnEngine()
// Processes that paint, compose and read do not keep the one alive that waits for them.
const alive = setInterval(() => undefined, 60_000)
for (const recipe of sampleRecipes) {
  const { name } = recipe
  const key = recipeKey(recipe)
  if (manifest[name]?.recipe === key && !asked.has(name) && !asked.has('all')) continue
  const { content, about } = await makeOf(recipe, engine)
  const file = `${name}.${endings[about.mime]}`
  await mkdir(dirname(join(samplesFolder, file)), { recursive: true })
  await writeFile(join(samplesFolder, file), content)
  const bytes = content.byteLength
  manifest[name] = { file, bytes, version: versionOf(content), recipe: key, ...about }
  await writeManifest(manifest)
  process.stdout.write(`${name}: ${bytes} bytes\n`)
}
await engine.close()
clearInterval(alive)
await writeManifest(manifest)
await writeFile(join(samplesFolder, talksFile), `${JSON.stringify(await makeTalks(), null, 2)}\n`)
await removeOthers(manifest)
const whole = Object.values(manifest).reduce((sum, { bytes }) => sum + bytes, 0)
process.stdout.write(`${sampleRecipes.length} samples, ${whole} bytes\n`)
