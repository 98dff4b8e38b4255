import { expect, it } from 'vitest'
import { excerpt } from './excerpt.ts'

const long = 'word '.repeat(100)

it.each([
  ['Un café noir', 'cafe', 'Un café noir'],
  [`${long}un café ${long}`, 'cafe', 'café'],
  [`${long}well 👍🏽 done ${long}`, '👍', '👍🏽'],
  [`${long}das Donaudampfschiff ${long}`, 'schiff', 'schiff'],
  [`tea ${long} green tea ${long}`, 'green tea', 'green tea'],
  [`${long}ＦＵＬＬ ${long}`, 'full', 'ＦＵＬＬ'],
  [`${long}里昂的火车 ${long}`, '里昂火车', '里昂的火车'],
])('of %s for %s holds it', (text, sought, held) => {
  const shown = excerpt(text, sought)
  expect(shown).toContain(held)
  expect(shown.length).toBeLessThanOrEqual(163)
})

it('cuts no character in two', () => {
  for (let before = 35; before < 60; before += 1)
    expect(excerpt(`${'a'.repeat(before % 7)}${'😀'.repeat(200)} x`, 'x').isWellFormed()).toBe(true)
})
