import { describe, expect, it } from 'vitest'
import { promptBounds, readPromptList } from './prompt-list.ts'

const read = { title: 'Poet', content: 'Write a poem', tags: [], problem: null }

describe('a list of prompts', () => {
  it.each([
    ['key and value', [{ key: 'Poet', value: 'Write a poem' }]],
    ['act and prompt', [{ act: 'Poet', prompt: 'Write a poem' }]],
    ['title and content', [{ title: ' Poet ', content: 'Write a poem\n' }]],
    ['title and description', [{ title: 'Poet', description: 'Write a poem' }]],
    ['what is under prompts', { prompts: [{ act: 'Poet', prompt: 'Write a poem' }] }],
  ])('is read by %s', (_, json) => expect(readPromptList(json)).toEqual([read]))

  it.each([
    ['other keys', [{ name: 'Poet', text: 'Write a poem' }]],
    ['keys that do not belong together', [{ key: 'Poet', prompt: 'Write a poem' }]],
    ['one entry with other keys', [{ key: 'Poet', value: 'Write' }, { key: 'Odd' }]],
    ['no text', [{ key: 1, value: 2 }]],
    ['nothing in it', []],
    ['no list', { title: 'Poet' }],
    ['a word', 'prompts'],
    ['null', null],
  ])('with %s is none', (_, json) => expect(readPromptList(json)).toBeNull())

  it('keeps tags, each once', () => {
    const [entry] =
      readPromptList([{ title: 'a', content: 'b', tags: ['x', ' x ', '', 5, 'y'] }]) ?? []
    expect(entry?.tags).toEqual(['x', 'y'])
  })

  it('says of an entry what does not fit', () => {
    const { titleLength, contentLength, tags } = promptBounds
    const list = [
      { title: '', content: 'b' },
      { title: 'x'.repeat(titleLength + 1), content: 'b' },
      { title: 'a', content: '  ' },
      { title: 'a', content: 'x'.repeat(contentLength + 1) },
      { title: 'a', content: 'b', tags: Array.from({ length: tags + 1 }, (_, at) => `t${at}`) },
      { title: 'x'.repeat(titleLength), content: 'x'.repeat(contentLength) },
    ]
    expect(readPromptList(list)?.map(({ problem }) => problem)).toEqual([
      'title',
      'title',
      'content',
      'content',
      'tags',
      null,
    ])
  })
})
