import { describe, expect, it } from 'vitest'
import { subjectIn } from './share-subject.ts'

describe('what the address wants to share', () => {
  it.each([
    ['?dialog=share&of=chat-12', { kind: 'chat', subjectId: 12 }],
    ['?work=5&dialog=share&of=work-5', { kind: 'work', subjectId: 5 }],
    ['?dialog=share', null],
    ['?of=map-1', null],
    ['?of=chat-0', null],
    ['?of=chat-1x', null],
    ['?of=work--1', null],
    [`?of=chat-${'9'.repeat(11)}`, null],
  ])('is read from %s', (search, subject) => expect(subjectIn(search)).toEqual(subject))
})
