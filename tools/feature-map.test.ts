import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { featureLines, featureMap, readFeatures } from './feature-map.mjs'
import { root } from './workplace.mjs'

it('the map of the features is that of the sources', () => {
  expect(readFileSync(join(root, 'docs/map.md'), 'utf8')).toBe(featureMap())
})

it('says of every feature what it is for, and of nothing else', () => {
  const names = readFeatures().map(({ name }) => name)
  expect(Object.keys(featureLines).sort()).toEqual([...names].sort())
})
