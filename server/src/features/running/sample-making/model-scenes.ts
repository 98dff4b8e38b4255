// What the cover of each built-in model shows. Those that draw show their own work; for the others the painter draws what they are about.

export type ModelScene = {
  /** The upstream's name of the model. */
  name: string
  /** Which model draws it. */
  model: string
  prompt: string
  seed: number
}

const painter = 'atelier-painter'
const own = (name: string, prompt: string, seed: number): ModelScene => ({
  name,
  model: name,
  prompt,
  seed,
})
const about = (name: string, prompt: string, seed: number): ModelScene => ({
  name,
  model: painter,
  prompt,
  seed,
})

export const modelScenes: readonly ModelScene[] = [
  own(painter, 'mountains and a lake at golden hour, pine forest, reflections', 8),
  own('atelier-painter-grid', 'a lake at sunset, mountains, reflections', 21),
  own('atelier-painter-plain', 'rolling hills in spring, a village, blue sky', 33),
  about('tools', 'a boat on a lake at dawn, soft light', 12),
  own('studio-ink', 'misty mountains, a river, a pavilion', 5),
  own('studio-watercolour', 'flower field in spring, hills, soft light', 15),
  own('studio-oil', 'sunflowers in a vase, warm light', 26),
  own('studio-impression', 'a lake with trees at sunset, reflections', 34),
  own('studio-pixel', 'castle on a hill, blue sky, clouds', 47),
  own('studio-neon', 'city skyline at night, rain, reflections', 52),
  own('studio-paper-cut', 'deer in a forest, full moon, mountains', 63),
  own('studio-woodblock', 'the sea at sunrise, mountains, a boat', 71),
  own('studio-glass', 'a bird among flowers, sun', 88),
  own('studio-low-poly', 'mountains at dawn, a lake, warm light', 93),
  own('studio-sketch', 'a pagoda among pine trees, mountains', 104),
  own('studio-poster', 'a lighthouse by the sea at sunset', 115),
  about('builtin-film', 'a winding river through mountains at sunrise, mist, golden light', 127),
  about('builtin-composer', 'northern lights over a calm sea, stars, violet and teal', 139),
  about('builtin-centre', 'abstract fluid texture, blue and orange, smooth gradients', 148),
]
