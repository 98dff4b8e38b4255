import type { Params } from '@atelier/contract/model-declaration'
import { readPromptFlags } from '@atelier/contract/prompt-flags'
import { expect, it } from 'vitest'
import { listMidjourneyModels } from './midjourney-proxy.models.ts'
import { writePrompt } from './prompt-flags.ts'
import { versionOf } from './versions.ts'

const write = (
  prompt: string,
  params: Params = {},
  { model = 'midjourney-7', negativePrompt = '', hasReferences = false } = {},
) => {
  const version = versionOf(model)
  if (!version) return expect.fail(`there is no ${model}`)
  return writePrompt({ prompt, negativePrompt, params, hasReferences }, version)
}

const everything: Params = {
  aspect: '16:9',
  stylize: 250,
  chaos: 10,
  weird: 20,
  quality: '2',
  seed: 42,
  experimental: 15,
  tile: true,
  draft: true,
  raw: true,
  imageWeight: 1.5,
}

it.each<[string, string, Params, Parameters<typeof write>[2]?]>([
  ['the version alone', 'a cat --v 7', {}],
  ['the version of the other family', 'a cat --niji 6', {}, { model: 'niji-6' }],
  [
    'every parameter that is not as usual',
    'a cat --ar 16:9 --stylize 250 --chaos 10 --weird 20 --quality 2 --seed 42 --exp 15 --tile --draft --style raw --iw 1.5 --v 7',
    everything,
    { hasReferences: true },
  ],
  ['the weight of pictures only with pictures', 'a cat --v 7', { imageWeight: 2 }],
  [
    'none that is as usual',
    'a cat --v 7',
    { aspect: '1:1', stylize: 100, chaos: 0, weird: 0, quality: '1', raw: false, tile: false },
  ],
  [
    'what is unwanted, last',
    'a cat --ar 2:3 --v 7 --no fog, rain',
    { aspect: '2:3' },
    { negativePrompt: 'fog, rain' },
  ],
  [
    'nothing that the unwanted smuggles in',
    'a cat --v 7 --no fog v 5',
    {},
    { negativePrompt: 'fog --v 5' },
  ],
])('writes %s', (_, written, params, more) => {
  expect(write('a cat', params, more)).toBe(written)
})

it.each([
  ['a cat --ar 3:2', 'a cat --ar 3:2 --stylize 250 --v 7'],
  ['a cat --aspect 3:2', 'a cat --aspect 3:2 --stylize 250 --v 7'],
  ['a cat --s 50', 'a cat --s 50 --ar 16:9 --v 7'],
  ['a cat —s 50', 'a cat --s 50 --ar 16:9 --v 7'],
  ['a cat --niji 5', 'a cat --niji 5 --ar 16:9 --stylize 250'],
  ['a well--worn cat', 'a well--worn cat --ar 16:9 --stylize 250 --v 7'],
])('leaves what was typed as it is, and does not say it twice: %s', (typed, written) => {
  expect(write(typed, { aspect: '16:9', stylize: 250 })).toBe(written)
})

it('takes raw as typed in either spelling', () => {
  expect(write('a cat --raw', { raw: true })).toBe('a cat --raw --v 7')
  expect(write('a cat --style cute', { raw: true }, { model: 'niji-5' })).toBe(
    'a cat --style cute --niji 5',
  )
})

it('adds to a list of the unwanted that was typed', () => {
  const more = { negativePrompt: 'rain' }
  expect(write('a cat --no fog --ar 3:2', {}, more)).toBe('a cat --no fog, rain --ar 3:2 --v 7')
  expect(write('a cat --no fog', {}, more)).toBe('a cat --no fog, rain --v 7')
})

it('drops what would change the price unasked', () => {
  expect(write('a cat --turbo --repeat 10 in a hat --r 4 --fast')).toBe('a cat in a hat --v 7')
})

it.each<[string, Params, string]>([
  [
    'https://a.example/cat.png a cat',
    { imageWeight: 2 },
    'https://a.example/cat.png a cat --iw 2 --v 7',
  ],
  [
    'a cat --sref https://a.example/s.png',
    { styleWeight: 300 },
    'a cat --sref https://a.example/s.png --sw 300 --v 7',
  ],
  ['a cat --sref 1234', { styleWeight: 300 }, 'a cat --sref 1234 --sw 300 --v 7'],
  [
    'a cat --oref https://a.example/o.png',
    { characterWeight: 400 },
    'a cat --oref https://a.example/o.png --ow 400 --v 7',
  ],
  [
    'a cat --cref https://a.example/c.png',
    { characterWeight: 50 },
    'a cat --cref https://a.example/c.png --cw 50 --v 7',
  ],
  [
    'like this one https://a.example/1.png a cat --ar 1:1',
    { imageWeight: 2 },
    'like this one https://a.example/1.png a cat --ar 1:1 --iw 2 --v 7',
  ],
  // An address behind a parameter is that parameter's.
  [
    'a cat --sref https://a.example/s.png',
    { imageWeight: 2 },
    'a cat --sref https://a.example/s.png --v 7',
  ],
  ['a cat', { styleWeight: 300, characterWeight: 50, imageWeight: 2 }, 'a cat --v 7'],
])('weighs what is named by its address: %s %j', (typed, params, written) => {
  expect(write(typed, params)).toBe(written)
})

it('does not say twice what was typed with other dashes', () => {
  expect(write('a cat ——ar 3:2 –s 50 ——turbo', { aspect: '16:9', stylize: 250 })).toBe(
    'a cat --ar 3:2 --s 50 --v 7',
  )
})

it.each([
  'https://a.example/cat.png a cat --iw 2',
  'a cat --sref https://a.example/s.png --sw 300',
  'a cat --oref https://a.example/o.png --ow 400',
  'a cat --cref https://a.example/c.png --cw 50',
])('what is typed goes by the form to the proxy as it was typed: %s', (typed) => {
  const name = typed.includes('--cw') ? 'midjourney-6' : 'midjourney-7'
  const version = versionOf(name)
  const [model] = version ? listMidjourneyModels([version], 'trueai') : []
  if (!model) return expect.fail(`there is no ${name}`)
  const { prompt, params } = readPromptFlags(typed, model.declaration, 'draw')
  expect(Object.keys(params)).toHaveLength(1)
  expect(write(prompt, params, { model: name })).toBe(`${typed} --v ${version?.text}`)
})
