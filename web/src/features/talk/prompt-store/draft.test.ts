import { promptBounds } from '@atelier/contract/prompt-list'
import { describe, expect, it } from 'vitest'
import { prompts as t } from '../../../i18n/locales/en-US/prompts.ts'
import { emptyDraft, problemsOf, tagsIn } from './draft.ts'

describe('tags as typed', () => {
  it.each([
    ['', []],
    ['one', ['one']],
    [' one, two ,, one', ['one', 'two']],
    ['写作，诗、歌；信', ['写作', '诗', '歌', '信']],
  ])('%j are %j', (typed, tags) => expect(tagsIn(typed)).toEqual(tags))
})

describe('what is written', () => {
  const whole = { title: 'Poet', content: 'Write', tags: '' }
  const { titleLength, contentLength, tags, tagLength } = promptBounds
  it.each([
    ['all that is needed', whole, {}],
    ['nothing', emptyDraft, { title: t.titleEmpty, content: t.contentEmpty }],
    [
      'a long title',
      { ...whole, title: 'x'.repeat(titleLength + 3) },
      { title: '3 characters too long' },
    ],
    [
      'long words',
      { ...whole, content: 'x'.repeat(contentLength + 1) },
      { content: '1 character too long' },
    ],
    ['as much as may be', { ...whole, content: 'x'.repeat(contentLength) }, {}],
    [
      'many tags',
      { ...whole, tags: Array.from({ length: tags + 1 }, (_, at) => at).join() },
      { tags: 'Up to 10 tags' },
    ],
    [
      'a long tag',
      { ...whole, tags: 'x'.repeat(tagLength + 1) },
      { tags: `“${'x'.repeat(tagLength + 1)}” is longer than 30 characters` },
    ],
  ])('with %s has its problems said at their fields', (_, draft, problems) => {
    expect(problemsOf(draft, t)).toEqual(problems)
  })
})
