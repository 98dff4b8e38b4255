import type { ParamCategory, ParamEntry } from '@atelier/contract/features/making/drawing-library'
import { describe, expect, it } from 'vitest'
import { chosenIn, setOf, toggleParam } from './chosen-params.ts'
import { intoColumns } from './columns.ts'
import { findParams } from './find-params.ts'

const entry = (category: string, prompt: string, zh: string): ParamEntry => ({
  id: `${category}-${prompt.replaceAll(' ', '-')}`,
  category,
  name: zh,
  names: { 'zh-CN': zh, 'zh-TW': zh, 'en-US': prompt },
  prompt,
  swatch: [],
})
const bokeh = entry('lens', 'bokeh', '散景')
const macro = entry('lens', 'macro lens', '微距')
const cubism = entry('movement', 'cubism', '立体主义')
const fauvism = entry('movement', 'fauvism', '野兽派')
const entries = [bokeh, macro, cubism, fauvism]
const categories: ParamCategory[] = [
  { id: 'lens', name: 'Lens', choose: 'many', count: 2 },
  { id: 'movement', name: 'Movement', choose: 'one', count: 2 },
]
const library = { entries, categories }

describe('a press on an entry', () => {
  it('puts it into the prompt, and takes it out again', () => {
    const once = toggleParam('a cat --ar 3:2', bokeh, library)
    expect(once).toBe('a cat, bokeh --ar 3:2')
    expect(toggleParam(once, bokeh, library)).toBe('a cat --ar 3:2')
  })

  it('leaves others of its category where many may be chosen, and takes their place where one may', () => {
    expect(toggleParam('a cat, bokeh', macro, library)).toBe('a cat, bokeh, macro lens')
    expect(toggleParam('cubism, a cat', fauvism, library)).toBe('a cat, fauvism')
  })
})

it('the prompt itself says what is chosen, in its order and once', () => {
  expect(chosenIn('Cubism, a cat, bokeh, bokeh', entries)).toEqual([cubism, bokeh])
})

it('a set keeps what was chosen and the flags, not what the picture is of', () => {
  expect(setOf('a cat, bokeh, cubism --ar 3:2', entries)).toEqual({
    value: 'bokeh, cubism --ar 3:2',
    params: ['lens-bokeh', 'movement-cubism'],
  })
  expect(setOf('a cat', entries)).toEqual({ value: '', params: [] })
})

it('entries are found by words of any language', () => {
  expect(findParams(entries, '散景')).toEqual([bokeh])
  expect(findParams(entries, 'LENS macro')).toEqual([macro])
  expect(findParams(entries, ' ')).toEqual(entries)
})

describe('pictures in columns', () => {
  const wide = { width: 16, height: 9 }
  const high = { width: 9, height: 16 }

  it('go where the columns are shortest', () => {
    expect(intoColumns([high, wide, wide, wide], 2, 0.3)).toEqual([[high], [wide, wide, wide]])
  })

  it('stay where they are when more come', () => {
    const some = intoColumns([high, wide, wide], 3, 0.3)
    const more = intoColumns([high, wide, wide, high, wide], 3, 0.3)
    for (const [at, column] of some.entries())
      expect(more[at]?.slice(0, column.length)).toEqual(column)
  })
})
