import { describe, expect, it } from 'vitest'
import { emptyForm, requestOf, settle } from '../../features/making/studio/request-form.ts'
import { buildModel } from '../../features/making/studio/testing/build-model.ts'
import { withClip, withSong } from './take-song.ts'

const model = buildModel(1, {
  declaration: {
    ...buildModel(1).declaration,
    tasks: { compose: { prompt: 'optional', inputs: [] } },
  },
})

describe('a clip that is set to music', () => {
  const form = withClip({ ...emptyForm, originId: 4 }, { id: 12, prompt: 'a lake' })

  it('gives its words, and the song goes on from it', () => {
    const settled = settle(form, [model], ['compose']) ?? expect.fail('no model composes')
    expect(requestOf(form, settled)).toMatchObject({ prompt: 'a lake', parent: { id: 12 } })
    expect(requestOf(form, settled)).not.toHaveProperty('originId')
  })

  it('leaves the words that are there where it has none', () => {
    const written = { ...emptyForm, prompt: 'my own' }
    expect(withClip(written, { id: 12, prompt: '' }).prompt).toBe('my own')
  })

  it('is forgotten with the next recipe', () => {
    const recipe = { id: 3, task: 'compose', prompt: 'rain', negativePrompt: '' } as const
    const rest = { inputs: [], model: 'Test', modelId: 1, params: {}, count: 1 }
    expect(withSong(form, { ...recipe, ...rest }, [model], null)).toMatchObject({
      prompt: 'rain',
      parentId: null,
    })
  })
})
