import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { samplesFolder } from '../../server/src/features/making/samples/open-samples.ts'
import { root } from '../workplace.mjs'
import { packagedFiles } from './package-folder.mjs'

it('a release brings the pictures, clips and songs that a server shows at once', () => {
  const folder = relative(root, samplesFolder).replaceAll('\\', '/')
  expect(packagedFiles).toContain(folder)
  expect(existsSync(join(root, folder))).toBe(true)
})
