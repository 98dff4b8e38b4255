import { describe, expect, it } from 'vitest'
import { mergeFlags, splitFlags } from './prompt-flags.ts'
import { addParts, applySet, hasPart, partsOf, removePart } from './prompt-parts.ts'

describe('the flags of a prompt', () => {
  it.each([
    ['a cat', 'a cat', ''],
    ['a cat --ar 16:9 --stylize 250', 'a cat', '--ar 16:9 --stylize 250'],
    ['--ar 1:1', '', '--ar 1:1'],
    ['a cat —ar 3:2', 'a cat', '—ar 3:2'],
    ['well-known high-key -- light', 'well-known high-key -- light', ''],
    ['猫\n--niji 6', '猫', '--niji 6'],
  ])('of %j begin after %j', (prompt, words, flags) => {
    expect(splitFlags(prompt)).toEqual({ words, flags })
  })

  it.each([
    ['', '--ar 1:1', '--ar 1:1'],
    ['--ar 1:1', '', '--ar 1:1'],
    ['--ar 1:1 --tile', '--ar 3:2 --no text, logo', '--ar 3:2 --tile --no text, logo'],
    ['—ar 1:1', '--raw', '--ar 1:1 --raw'],
  ])('%j with %j over them are %j', (under, over, merged) => {
    expect(mergeFlags(under, over)).toBe(merged)
  })
})

describe('putting parts into a prompt', () => {
  it.each([
    ['a cat', ['soft light'], 'a cat, soft light'],
    ['', ['soft light', 'bokeh'], 'soft light, bokeh'],
    ['a cat,', ['bokeh'], 'a cat, bokeh'],
    ['一只猫，', ['bokeh'], '一只猫, bokeh'],
    ['a cat --ar 16:9', ['bokeh'], 'a cat, bokeh --ar 16:9'],
    ['--ar 16:9', ['bokeh'], 'bokeh --ar 16:9'],
    ['a cat, Bokeh', ['bokeh'], 'a cat, Bokeh'],
    ['a cat', ['bokeh', 'BOKEH', ' '], 'a cat, bokeh'],
    ['a cat，soft  light。', ['soft light'], 'a cat，soft  light。'],
  ])('%j with %j is %j', (prompt, parts, expected) => {
    expect(addParts(prompt, parts)).toBe(expected)
  })
})

describe('taking a part out of a prompt', () => {
  it.each([
    ['a cat, bokeh', 'bokeh', 'a cat'],
    ['bokeh, a cat', 'bokeh', 'a cat'],
    ['a cat, Bokeh , on a mat --ar 16:9', 'bokeh', 'a cat, on a mat --ar 16:9'],
    ['bokeh --ar 16:9', 'bokeh', '--ar 16:9'],
    ['bokeh', 'bokeh', ''],
    ['一只猫，bokeh，毯子', 'bokeh', '一只猫，毯子'],
    ['bokeh, a cat, bokeh', 'bokeh', 'a cat'],
    ['a bokeh cat,  on a mat', 'bokeh', 'a bokeh cat,  on a mat'],
  ])('%j without %j is %j', (prompt, part, expected) => {
    expect(removePart(prompt, part)).toBe(expected)
  })

  it('gives back what was there before it was put in', () => {
    for (const prompt of ['a cat', 'a cat --ar 3:2', '', '猫，毯子'])
      expect(removePart(addParts(prompt, ['bokeh']), 'bokeh')).toBe(prompt)
  })
})

it('a part is known whatever its case and spaces', () => {
  expect(partsOf('a cat, , Soft  Light，bokeh --no text, logo')).toEqual([
    'a cat',
    'Soft  Light',
    'bokeh',
  ])
  expect(hasPart('a cat, Soft  Light', 'soft light')).toBe(true)
  expect(hasPart('a cat with soft light', 'soft light')).toBe(false)
})

it('a kept set adds its words once, and its flags take the place of the same ones', () => {
  expect(applySet('a cat, bokeh --ar 1:1 --tile', 'film grain, bokeh --ar 3:2')).toBe(
    'a cat, bokeh, film grain --ar 3:2 --tile',
  )
  expect(applySet('', 'film grain')).toBe('film grain')
  expect(applySet('a cat', '--ar 3:2')).toBe('a cat --ar 3:2')
})
