// The files that come with the product, by name.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SamplePicture } from '@atelier/contract/features/making/samples'
import { createFolderStorage } from '../../../platform/storage/folder-storage.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import {
  manifestFile,
  type Sample,
  type SampleTalks,
  sampleManifest,
  sampleTalks,
  talksFile,
} from './sample-manifest.ts'

export const samplesFolder = fileURLToPath(new URL('files/', import.meta.url))

export type Samples = {
  find(name: string): Sample | undefined
  /** Where it is asked for; empty for one that there is not. */
  addressOf(name: string): string
  pictureOf(name: string): SamplePicture | undefined
  talks: SampleTalks
  /** Holds the files by what `Sample` calls `file`. Nothing is ever written to it. */
  storage: FileStorage
}

/** Throws for a folder without a manifest: then the installation is not whole. */
export function openSamples(folder = samplesFolder): Samples {
  const readJson = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const manifest = sampleManifest.parse(readJson(manifestFile))
  const byName = new Map(Object.entries(manifest))
  const addressOf = (name: string): string => {
    const found = byName.get(name)
    return found ? `/api/samples/file?name=${name}&v=${found.version}` : ''
  }
  return {
    find: (name) => byName.get(name),
    addressOf,
    pictureOf(name) {
      const found = byName.get(name)
      return found && { url: addressOf(name), blur: found.blur }
    },
    talks: sampleTalks.parse(readJson(talksFile)),
    storage: createFolderStorage(folder),
  }
}
