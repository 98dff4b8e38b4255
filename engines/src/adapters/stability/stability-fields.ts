// What many of Stability AI's endpoints take.
import { choiceField, formatField, ratioField, seedField } from '../../mapped-fields.ts'
import type { MappedSlot } from '../../mapped-model.ts'

export const ratios = ['1:1', '16:9', '9:16', '3:2', '2:3', '5:4', '4:5', '21:9', '9:21'] as const

const stylePresets = [
  'none',
  '3d-model',
  'analog-film',
  'anime',
  'cinematic',
  'comic-book',
  'digital-art',
  'enhance',
  'fantasy-art',
  'isometric',
  'line-art',
  'low-poly',
  'modeling-compound',
  'neon-punk',
  'origami',
  'photographic',
  'pixel-art',
  'tile-texture',
] as const

export const seed = seedField(4_294_967_294)
export const style = choiceField('style', stylePresets, 'none', {
  to: 'style_preset',
  values: { none: null },
})
export const format = (...options: readonly string[]) => formatField(options, 'png')
export const anyFormat = format('png', 'jpeg', 'webp')
export const aspect = ratioField('aspect_ratio', ratios)

export const picture = (to = 'image'): MappedSlot => ({ role: 'source', least: 1, most: 1, to })

export const root = '/v2beta/stable-image'
export const promptLimit = 10_000
