import { describe, expect, it } from 'vitest'
import { clipsOf, filmsBy, type GatewayClip, toFilmInput, wayOf } from './gateway-clip.ts'
import { videoRequest } from './testing/video-harness.ts'
import { sampleInput } from './testing/video-sample.ts'

const first = sampleInput('first-frame')
const last = sampleInput('last-frame')

describe('the clips of what a model behind a gateway answered', () => {
  const at = 'https://files.example/a.mp4'
  it.each<[string, unknown, string[]]>([
    ['one address', at, [at]],
    ['a list of addresses', [at], [at]],
    ['a file', { video: { url: at, content_type: 'video/mp4' }, seed: 7 }, [at]],
    ['files in a list', { videos: [{ url: at }], prompt: 'https://x.example' }, [at]],
    ['an address of something else', { thumbnail: { url: at } }, []],
    ['no address that could be fetched', { video: { url: 'file:///etc/passwd' } }, []],
    ['words', 'nothing to see', []],
    ['nothing', null, []],
  ])('are read from %s', (_, output, urls) => {
    expect(clipsOf(output)).toEqual(urls.map((url) => ({ video: { url } })))
  })
})

describe('a model that is several at its gateway', () => {
  const model: GatewayClip = {
    name: 'me/model',
    label: 'Mine',
    ...filmsBy({
      words: {},
      first: { at: 'me/model-image', first: 'image', lacks: ['ratio'] },
      both: {
        at: 'me/model-images',
        list: 'images',
        reshape: (input) => ({ ...input, two: true }),
      },
    }),
    fields: [{ name: 'aspect', to: 'ratio', kind: 'aspect', options: ['1:1'], fallback: '1:1' }],
    promptLimit: 100,
    fixed: { safe: true },
  }
  const asked = (...inputs: (typeof first)[]) =>
    videoRequest({ inputs, params: { aspect: '1:1' }, negativePrompt: 'fog' })
  const prompt = 'a lighthouse at dusk'

  it('takes the frames that it has ways for', () => {
    expect(model.tasks.film?.inputs).toEqual([
      { role: 'first-frame', least: 0, most: 1 },
      { role: 'last-frame', least: 0, most: 1 },
    ])
    expect(filmsBy({ first: {} }).tasks.film?.inputs).toEqual([
      { role: 'first-frame', least: 1, most: 1 },
    ])
  })

  it.each([
    [asked(), undefined, { prompt, ratio: '1:1', safe: true }],
    [asked(first), 'me/model-image', { prompt, image: 'first-frame', safe: true }],
    [
      asked(last, first),
      'me/model-images',
      { prompt, images: ['first-frame', 'last-frame'], ratio: '1:1', safe: true, two: true },
    ],
  ])('is asked by the frames that go along: %#', (request, at, input) => {
    expect(wayOf(model, request).at).toBe(at)
    expect(toFilmInput(model, request, ({ role }) => role)).toEqual(input)
  })

  it('is not asked where it has no way', () => {
    expect(() => wayOf(model, asked(last))).toThrow('does not film from these frames alone')
    expect(() => wayOf({ ...model, ...filmsBy({ first: {} }) }, asked())).toThrow('a first frame')
  })
})
