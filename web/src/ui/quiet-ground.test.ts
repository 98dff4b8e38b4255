import { expect, it } from 'vitest'
import { hueOf } from './quiet-ground.ts'

it('a name keeps its colour', () => {
  expect(hueOf('Ink Studio')).toBe(hueOf('Ink Studio'))
  expect(hueOf('Ink Studio')).not.toBe(hueOf('Oil Studio'))
  expect(hueOf('水墨画室')).toBeLessThan(360)
})
