import { describe, expect, it } from 'vitest'
import { promptsThatFit } from './found-prompts.ts'

const prompt = (title: string, content: string, tags: string[] = []) => ({
  id: 1,
  version: 1,
  createdAt: '',
  updatedAt: '',
  title,
  content,
  tags,
})
const known = [prompt('Poet', 'Write a verse'), prompt('Cook', 'A recipe', ['Kitchen'])]

describe('prompts that are known', () => {
  it.each([
    ['', ['Poet', 'Cook']],
    ['po', ['Poet']],
    ['VERSE', ['Poet']],
    ['kitch', ['Cook']],
    ['none', []],
  ])('that fit %j are %j', (query, titles) => {
    expect(promptsThatFit(known, query).map(({ title }) => title)).toEqual(titles)
  })
})
