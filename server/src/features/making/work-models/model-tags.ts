// Words to find a model by, read from what is known of it.
import type { ModelDeclaration } from '@atelier/contract/model-declaration'

const families: readonly (readonly [string, RegExp])[] = [
  ['SD 3.5', /sd-?_?3\.5|stable-diffusion-3\.5/],
  ['SD 3', /sd-?_?3(?!\.5)|stable-diffusion-3(?!\.5)/],
  ['SDXL', /sd-?_?xl|[-_ ]xl\b|xl[-_ .]|juggernaut|playground-v2/],
  ['SD 2', /sd-?_?2|v2-1|768-ema/],
  ['SD 1.5', /sd-?_?1\.?5|v1-?5|stable-diffusion-v1|dreamshaper(?!.*xl)/],
  ['FLUX', /flux/],
  ['Pony', /pony/],
  ['Illustrious', /illustrious|noobai/],
  ['Qwen', /qwen/],
  ['HiDream', /hidream/],
  ['Niji', /niji/],
]

const subjects: readonly (readonly [string, RegExp])[] = [
  ['anime', /anime|niji|manga|waifu|counterfeit|anything-?v|illustrious|noobai/],
  ['photo', /photo|realis|realvis|juggernaut|portrait/],
  ['3d', /\b3d\b|pixar/],
  ['ink', /\bink\b|水墨|sumi/],
  ['pixel', /\bpixel/],
  ['watercolour', /watercolou?r/],
  ['fast', /turbo|lightning|schnell|\blcm\b|hyper/],
]

/** What the model itself declares; else what its name and its words betray. Its abilities are filtered by as tasks. */
export function tagsOf(model: {
  name: string
  label: string
  description: string
  declaration: Pick<ModelDeclaration, 'tags'>
}): string[] {
  const { tags } = model.declaration
  if (tags) return [...tags]
  const words = `${model.name} ${model.label}`.toLowerCase()
  const all = `${words} ${model.description.toLowerCase()}`
  const family = families.find(([, pattern]) => pattern.test(words))?.[0]
  return [
    ...(family ? [family] : []),
    ...subjects.flatMap(([tag, pattern]) => (pattern.test(all) ? [tag] : [])),
  ]
}
