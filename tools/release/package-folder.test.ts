import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { samplesFolder } from '../../server/src/features/making/samples/open-samples.ts'
import { contentFolder } from '../../server/src/platform/content/read-content.ts'
import { root } from '../workplace.mjs'
import { packagedFiles } from './package-folder.mjs'

it.each([
  ['the pictures, clips and songs that a server shows at once', samplesFolder],
  ['the apps, prompts and cases that come with the product', contentFolder],
])('a release brings %s', (_, path) => {
  const folder = relative(root, path).replaceAll('\\', '/')
  expect(packagedFiles).toContain(folder)
  expect(existsSync(join(root, folder))).toBe(true)
})
