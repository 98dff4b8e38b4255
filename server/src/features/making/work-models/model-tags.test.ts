import { describe, expect, it } from 'vitest'
import { tagsOf } from './model-tags.ts'

const model = (label: string, description = '', tags?: string[]) => ({
  name: label.toLowerCase().replaceAll(' ', '-'),
  label,
  description,
  declaration: tags ? { tags } : {},
})

describe('the tags of a model', () => {
  it('are those that it declares, and no others', () => {
    expect(tagsOf(model('Poster Studio', 'Few strong inks', ['poster']))).toEqual(['poster'])
    expect(tagsOf(model('Atelier Painter', 'ink and photo', []))).toEqual([])
  })

  it.each([
    ['Juggernaut XL', 'Photos of people', ['SDXL', 'photo']],
    ['SD 3.5 Large Turbo', '', ['SD 3.5', 'fast']],
    ['Pink drinks', 'Rendered in a blink', []],
    ['Sumi brush', 'ink on paper', ['ink']],
  ])('of %s are read from its name and words', (label, description, tags) => {
    expect(tagsOf(model(label, description))).toEqual(tags)
  })
})
