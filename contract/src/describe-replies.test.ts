import { expect, it } from 'vitest'
import { describeReplies } from './describe-replies.ts'
import { api } from './index.ts'

const { replies, events } = describeReplies(api)

it('says of a reply where its lists and objects are, and of what stands in a list its words', () => {
  expect(replies['GET /chatlog/chatList']).toEqual({
    rows: [
      {
        text: 'string',
        parts: [{}],
        'model?': { name: 'string', engine: 'string' },
        'usage?': {},
        createdAt: 'string',
        versions: [0],
        'error?': { code: 'string', message: 'string' },
      },
    ],
  })
  expect(replies['POST /group/create']).toEqual({})
})

it('says nothing of a reply without content, and of files', () => {
  expect(replies).not.toHaveProperty(['POST /group/delAll'])
  expect(replies).not.toHaveProperty(['GET /upload/file'])
})

it('says of each event what it needs', () => {
  expect(events['GET /chatgpt/run']?.['text-delta']).toEqual({ seq: 'number', text: 'string' })
  expect(events['GET /works/events']).toMatchObject({
    gone: { ids: [0] },
    work: { work: { files: [{ about: {} }] } },
  })
  expect(Object.keys(events['GET /works/events'] ?? {}).sort()).toEqual([
    'alive',
    'back',
    'gone',
    'ready',
    'work',
  ])
})
