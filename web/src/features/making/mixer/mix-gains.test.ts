import { expect, test } from 'vitest'
import { dbText, gainOfDb, plainSetting, stemGains } from './mix-gains.ts'

test.each([
  [-48, '−∞ dB', 0],
  [-6, '−6 dB', 0.501],
  [0, '0 dB', 1],
  [1.5, '+1.5 dB', 1.189],
  [6, '+6 dB', 1.995],
])('%s dB is called %s and is a factor of %s', (db, text, gain) => {
  expect(dbText(db)).toBe(text)
  expect(gainOfDb(db)).toBeCloseTo(gain, 3)
})

test.each([
  ['all as they are', [{}, {}], [1, 1]],
  ['a muted one is not heard', [{ muted: true }, {}], [0, 1]],
  ['solo leaves the others out', [{ solo: true }, {}], [1, 0]],
  ['two solos are both heard', [{ solo: true }, { solo: true }], [1, 1]],
  ['muted wins over solo, and leaves the others in', [{ solo: true, muted: true }, {}], [0, 1]],
])('%s', (_, settings, gains) => {
  expect(stemGains(settings.map((setting) => ({ ...plainSetting, ...setting })))).toEqual(gains)
})
