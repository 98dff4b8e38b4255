import { describe, expect, it } from 'vitest'
import { missingOf, type Way, wordsOf } from './song-request.ts'

const form = {
  prompt: 'rain in the city',
  params: {
    lyrics: '[Verse]\nRain',
    title: 'Rain',
    style: 'jazz',
    instrumental: false,
    seconds: 30,
  },
}

describe('what is sent of a form that has words of both ways', () => {
  it('as an idea: neither lyrics nor title', () => {
    expect(wordsOf(form, 'idea')).toEqual({
      prompt: 'rain in the city',
      params: { style: 'jazz', instrumental: false, seconds: 30 },
    })
  })

  it('as own lyrics: no idea', () => {
    expect(wordsOf(form, 'lyrics')).toEqual({ prompt: '', params: form.params })
  })

  it('an instrumental song has a title and no lyrics', () => {
    const { params } = wordsOf(
      { ...form, params: { ...form.params, instrumental: true } },
      'lyrics',
    )
    expect(params).toEqual({ title: 'Rain', style: 'jazz', instrumental: true, seconds: 30 })
  })
})

describe('what is missing', () => {
  it.each<[string, Way, string, Record<string, string | boolean>, ReturnType<typeof missingOf>]>([
    ['nothing said', 'idea', ' ', {}, 'idea'],
    ['a style alone', 'idea', '', { style: 'jazz' }, undefined],
    ['an idea', 'idea', 'rain', {}, undefined],
    ['no lyrics', 'lyrics', 'rain', { style: 'jazz' }, 'lyrics'],
    ['lyrics', 'lyrics', '', { lyrics: 'Rain' }, undefined],
    ['instrumental without a style', 'lyrics', '', { instrumental: true }, 'style'],
    ['instrumental with one', 'lyrics', '', { instrumental: true, style: 'jazz' }, undefined],
  ])('%s', (_, way, prompt, params, missing) => {
    expect(missingOf({ prompt, params }, way)).toBe(missing)
  })
})
