import { describe, expect, it } from 'vitest'
import type { ImageModelDeclaration } from './model-declaration.ts'
import { readPromptFlags } from './prompt-flags.ts'

const declaration: ImageModelDeclaration = {
  tasks: { draw: { prompt: 'wanted', inputs: [] } },
  fields: [
    { name: 'aspect', kind: 'aspect', options: ['1:1', '16:9'], fallback: '1:1' },
    { name: 'stylize', kind: 'number', min: 0, max: 1000, step: 1, fallback: 100 },
    { name: 'seed', kind: 'seed', max: 100 },
    { name: 'tile', kind: 'flag', fallback: false, tasks: ['draw'] },
    { name: 'speed', kind: 'choice', options: ['auto', 'turbo'], fallback: 'auto' },
  ],
  mostResults: 1,
  promptLimit: 100,
  negativePrompt: true,
}

describe('flags in a prompt', () => {
  it.each([
    ['no flags,  two blanks', 'no flags,  two blanks', {}],
    ['a cat --ar 16:9 --s 50', 'a cat', { aspect: '16:9', stylize: 50 }],
    ['a cat —aspect 1:1', 'a cat', { aspect: '1:1' }],
    ['a cat --AR 16:9', 'a cat', { aspect: '16:9' }],
    ['a cat --ar 7:5 --s 9999 --v 7', 'a cat --ar 7:5 --s 9999 --v 7', {}],
    ['a cat --turbo --fast', 'a cat --fast', { speed: 'turbo' }],
    ['a cat --tile on a mat', 'a cat on a mat', { tile: true }],
    ['a cat --seed 5 --seed 500', 'a cat --seed 500', { seed: 5 }],
    ['a cat --s', 'a cat --s', {}],
    ['a cat --constructor x --raw', 'a cat --constructor x --raw', {}],
    ['sci-fi cat - red', 'sci-fi cat - red', {}],
    ['a cat ——ar 16:9', 'a cat', { aspect: '16:9' }],
    ['a cat –ar 16:9', 'a cat', { aspect: '16:9' }],
    ['a cat ––s 50', 'a cat', { stylize: 50 }],
    ['a cat －－ａｒ　１６：９', 'a cat', { aspect: '16:9' }],
    ['一只猫——ar 16：9', '一只猫', { aspect: '16:9' }],
    ['一只猫，——s 50，——ar 16：9，', '一只猫，', { stylize: 50, aspect: '16:9' }],
    ['a cat, --ar 16:9, --s 50,', 'a cat,', { aspect: '16:9', stylize: 50 }],
    ['a cat --tile, --seed 5，', 'a cat', { tile: true, seed: 5 }],
    ['a cat ——ar 7：5，', 'a cat --ar 7:5', {}],
    ['a cat ——v 7, –niji 6', 'a cat --v 7 --niji 6', {}],
    [
      'a cat ——sref https://a.example/a.png， https://a.example/b.png',
      'a cat --sref https://a.example/a.png https://a.example/b.png',
      {},
    ],
    ['a well—known cat — red, —quick', 'a well—known cat — red, —quick', {}],
  ])('of "%s" leave "%s"', (text, prompt, params) => {
    expect(readPromptFlags(text, declaration, 'draw')).toEqual({
      prompt,
      params,
      negativePrompt: '',
      repeat: 1,
    })
  })

  it('list what is unwanted up to the next flag, and how often it is wanted', () => {
    const text = 'a cat --no red dogs, cars --repeat 3 --no rain'
    expect(readPromptFlags(text, declaration, 'draw')).toEqual({
      prompt: 'a cat',
      params: {},
      negativePrompt: 'red dogs, cars, rain',
      repeat: 3,
    })
    const positive = { ...declaration, negativePrompt: false }
    expect(readPromptFlags('a cat --no dogs --r 99', positive, 'draw')).toMatchObject({
      prompt: 'a cat --no dogs --r 99',
      negativePrompt: '',
      repeat: 1,
    })
  })

  it.each(['a cat ——no red dogs，cars， ——repeat 3', 'a cat –no red dogs，cars –r 3，'])(
    'list what is unwanted, however they are typed: %s',
    (text) => {
      expect(readPromptFlags(text, declaration, 'draw')).toEqual({
        prompt: 'a cat',
        params: {},
        negativePrompt: 'red dogs，cars',
        repeat: 3,
      })
    },
  )

  it('of other tasks stay as they were typed', () => {
    const text = 'a cat --tile'
    expect(readPromptFlags(text, declaration, 'vary').prompt).toBe(text)
  })
})
