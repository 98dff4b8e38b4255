import { describe, expect, it } from 'vitest'
import { readGatewayOutput, seedOf } from './gateway-output.ts'

const at = (name: string) => `https://files.example/${name}.png`

describe('the output of a model behind a gateway', () => {
  it.each<[string, unknown, string[]]>([
    ['one address', at('a'), [at('a')]],
    ['a list of addresses', [at('a'), at('b')], [at('a'), at('b')]],
    ['files in a list', { images: [{ url: at('a'), width: 1 }], prompt: at('x') }, [at('a')]],
    ['one file', { image: { url: at('a') }, mask_image: { url: at('m') } }, [at('a')]],
    ['files by name', { front: at('a'), back: at('b'), score: 3 }, [at('a'), at('b')]],
    ['words alone', 'nothing to see', []],
    ['nothing', null, []],
  ])('is read from %s', (_, output, urls) => {
    const { pictures } = readGatewayOutput(output, 'draw')
    expect(pictures).toEqual(urls.map((url) => ({ url })))
  })

  it('is read from what is sent along', () => {
    const { pictures } = readGatewayOutput('data:image/png;base64,aGk=', 'draw')
    expect(pictures).toEqual([{ data: Buffer.from('hi') }])
  })

  it('leaves out what was withheld, and says so when that is all', () => {
    const images = [{ url: at('a') }, { url: at('b') }]
    const some = readGatewayOutput({ images, has_nsfw_concepts: [true, false] }, 'draw')
    expect(some).toMatchObject({ pictures: [{ url: at('b') }], refused: false })
    const all = readGatewayOutput({ images, has_nsfw_concepts: [true, true] }, 'draw')
    expect(all).toMatchObject({ pictures: [], refused: true })
  })

  it.each<[unknown, string[]]>([
    [' a lighthouse ', ['a lighthouse']],
    [['a ', 'light', 'house'], ['a lighthouse']],
    [{ results: 'a lighthouse' }, ['a lighthouse']],
    [{ output: null, caption: 'a lighthouse' }, ['a lighthouse']],
    ['', []],
  ])('is words where words were asked for', (output, texts) => {
    expect(readGatewayOutput(output, 'describe')).toMatchObject({ texts, pictures: [] })
  })

  it('tells the seed where there is one', () => {
    expect(seedOf({ seed: 7 })).toEqual({ seed: 7 })
    expect(seedOf({ seed: 'seven' })).toEqual({})
    expect(seedOf([at('a')])).toEqual({})
  })
})
