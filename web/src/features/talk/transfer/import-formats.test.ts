import { describe, expect, it } from 'vitest'
import { inBatches } from './import-batches.ts'
import type { ImportWords } from './imported-conversation.ts'
import { readImported } from './read-import.ts'

const words: ImportWords = {
  picture: (name) => `[picture ${name}]`,
  file: (name) => `[file ${name}]`,
}
const read = (file: unknown) => readImported(JSON.stringify(file), 'conversations.json', words)

const node = (id: string, parent: string | null, children: string[], message: unknown = null) => ({
  [id]: { id, parent, children, message },
})
const said = (role: string, content: unknown, more: Record<string, unknown> = {}) => ({
  id: 'x',
  author: { role, name: null, metadata: {} },
  create_time: 1709632800.5,
  content,
  status: 'finished_successfully',
  recipient: 'all',
  metadata: role === 'assistant' ? { model_slug: 'gpt-4o' } : {},
  ...more,
})
const text = (...parts: unknown[]) => ({ content_type: 'text', parts })

const chatgpt = {
  title: '里昂之行',
  create_time: 1709632800.123,
  update_time: 1709636400,
  current_node: 'again',
  conversation_id: 'c-1',
  mapping: {
    ...node('root', null, ['system']),
    ...node('system', 'root', ['hidden'], said('system', text(''))),
    ...node('hidden', 'system', ['ask'], {
      ...said('user', { content_type: 'user_editable_context', user_profile: 'secret' }),
      metadata: { is_visually_hidden_from_conversation: true },
    }),
    ...node('ask', 'hidden', ['first', 'thought'], {
      ...said('user', {
        content_type: 'multimodal_text',
        parts: [
          { content_type: 'image_asset_pointer', asset_pointer: 'file-service://x' },
          '这是哪里？',
        ],
      }),
      metadata: { attachments: [{ name: 'plan.pdf', mime_type: 'application/pdf' }] },
    }),
    ...node('first', 'ask', [], said('assistant', text('First'))),
    ...node(
      'thought',
      'ask',
      ['run'],
      said('assistant', {
        content_type: 'thoughts',
        thoughts: [{ summary: 'Looking', content: 'It has two rivers.' }],
      }),
    ),
    ...node(
      'run',
      'thought',
      ['output'],
      said('assistant', { content_type: 'code', language: 'python', text: 'print(1)' }),
    ),
    ...node(
      'output',
      'run',
      ['quiet'],
      said('tool', { content_type: 'execution_output', text: '1' }),
    ),
    ...node('quiet', 'output', ['second'], said('tool', text('internal search results'))),
    ...node('second', 'quiet', ['thanks'], said('assistant', text('Lyon.'))),
    ...node('thanks', 'second', ['again'], said('user', text('Thanks'))),
    ...node('again', 'thanks', [], said('assistant', text('Gladly', ''))),
  },
}

describe('an export of ChatGPT', () => {
  const [conversation] = read([chatgpt]).conversations

  it('keeps title, dates and the name by which it is known again', () => {
    expect(conversation).toMatchObject({
      key: 'chatgpt:c-1',
      title: '里昂之行',
      createdAt: '2024-03-05T10:00:00.123Z',
      updatedAt: '2024-03-05T11:00:00.000Z',
    })
  })

  it('is a tree: what was shown last ends it, and other answers stay beside', () => {
    expect(conversation?.entries.map(({ role, parent }) => [role, parent])).toEqual([
      ['user', null],
      ['assistant', 0],
      ['assistant', 0],
      ['user', 2],
      ['assistant', 3],
    ])
    expect(conversation?.shown).toBe(4)
    expect(conversation?.entries[2]?.model).toBe('gpt-4o')
  })

  it('tells thoughts, code, its output, and pictures that are not in it; hides what was hidden', () => {
    expect(conversation?.entries[0]?.parts).toEqual([
      { type: 'text', text: '[file plan.pdf]' },
      { type: 'text', text: '[picture ]\n\n这是哪里？' },
    ])
    expect(conversation?.entries[2]?.parts).toEqual([
      { type: 'reasoning', text: '**Looking**\n\nIt has two rivers.' },
      { type: 'text', text: '```python\nprint(1)\n```' },
      { type: 'text', text: '```\n1\n```' },
      { type: 'text', text: 'Lyon.' },
    ])
    expect(JSON.stringify(conversation)).not.toContain('secret')
  })

  it('with ten thousand messages in a row is read', () => {
    const mapping = Object.assign(
      {},
      ...Array.from({ length: 10_000 }, (_, at) =>
        node(
          `n${at}`,
          at > 0 ? `n${at - 1}` : null,
          [`n${at + 1}`],
          said(at % 2 ? 'assistant' : 'user', text(`${at}`)),
        ),
      ),
    )
    const [long] = read([{ ...chatgpt, mapping, current_node: 'n9999' }]).conversations
    expect(long?.entries).toHaveLength(10_000)
    expect(long?.shown).toBe(9999)
  })
})

describe('an export of Claude', () => {
  it('keeps thinking, tools and the text of attachments', () => {
    const { conversations, sources } = read([
      {
        uuid: 'u-1',
        name: 'Rivers',
        created_at: '2025-01-02T03:04:05.678901Z',
        updated_at: '2025-01-02T04:00:00.000000+00:00',
        account: { uuid: 'a' },
        chat_messages: [
          {
            uuid: 'm-1',
            text: 'Read this',
            content: [{ type: 'text', text: 'Read this' }],
            sender: 'human',
            created_at: '2025-01-02T03:04:05.678901Z',
            attachments: [{ file_name: 'notes.txt', extracted_content: 'Rhône and Saône' }],
            files: [{ file_name: 'map.png' }],
          },
          {
            uuid: 'm-2',
            text: '',
            content: [
              { type: 'thinking', thinking: 'Two rivers.' },
              { type: 'tool_use', name: 'search', input: { q: 'Lyon' } },
              { type: 'tool_result', content: [{ type: 'text', text: 'found' }] },
              { type: 'text', text: 'Lyon.' },
            ],
            sender: 'assistant',
            created_at: '2025-01-02T03:05:00Z',
            attachments: [],
            files: [],
          },
        ],
      },
    ])
    expect(sources).toEqual(['claude'])
    expect(conversations[0]).toMatchObject({ key: 'claude:u-1', title: 'Rivers', shown: 1 })
    expect(conversations[0]?.createdAt).toBe('2025-01-02T03:04:05.678Z')
    expect(conversations[0]?.entries[0]?.parts).toEqual([
      { type: 'text', text: '**notes.txt**\n\n```\nRhône and Saône\n```' },
      { type: 'text', text: '[picture map.png]' },
      { type: 'text', text: 'Read this' },
    ])
    expect(conversations[0]?.entries[1]).toMatchObject({ model: 'Claude', parent: 0 })
    expect(conversations[0]?.entries[1]?.parts.map(({ type }) => type)).toEqual([
      'reasoning',
      'text',
      'text',
      'text',
    ])
  })
})

describe('a backup of NextChat', () => {
  it('keeps topics, models and dates, and leaves out what failed', () => {
    const { conversations } = read({
      'chat-next-web-store': {
        sessions: [
          {
            id: 'aB3',
            topic: '翻译',
            lastUpdate: 1709636400000,
            messages: [
              { id: '1', date: '3/5/2024, 10:00:00 AM', role: 'user', content: 'Hello' },
              {
                id: '2',
                date: '3/5/2024, 10:00:05 AM',
                role: 'assistant',
                content: '你好',
                model: 'gpt-4',
              },
              { id: '3', date: '', role: 'assistant', content: 'error', isError: true },
              {
                id: '4',
                date: '3/5/2024, 10:01:00 AM',
                role: 'user',
                content: [
                  { type: 'text', text: 'And this?' },
                  { type: 'image_url', image_url: { url: 'data:image/png;base64,AA' } },
                ],
              },
            ],
            mask: { name: 'x', context: [], modelConfig: { model: 'gpt-3.5-turbo' } },
          },
          { id: 'empty', topic: 'New Conversation', lastUpdate: 1, messages: [], mask: {} },
        ],
      },
      'access-control': { openaiApiKey: 'never read' },
    })
    expect(conversations).toHaveLength(1)
    expect(conversations[0]).toMatchObject({
      key: 'nextchat:aB3',
      title: '翻译',
      updatedAt: '2024-03-05T11:00:00.000Z',
    })
    expect(conversations[0]?.entries.map(({ model }) => model)).toEqual([null, 'gpt-4', null])
    expect(conversations[0]?.entries[2]?.parts[1]).toEqual({ type: 'text', text: '[picture ]' })
  })
})

describe('a file', () => {
  it.each([
    ['not json', 'not-json'],
    ['{"hello":1}', 'unknown-format'],
    ['[]', 'no-conversations'],
    ['[{"a":1}]', 'no-conversations'],
  ])('%s is named as what it is not', (content, reason) => {
    expect(readImported(content, 'a.json', words).problems).toEqual([{ name: 'a.json', reason }])
  })

  it('with something unreadable among what can be read loses that alone', () => {
    const { conversations, problems } = read([
      chatgpt,
      { title: 'Odd' },
      { ...chatgpt, title: 'Silent', conversation_id: 'c-2', mapping: {} },
      chatgpt,
    ])
    expect(conversations.map(({ key }) => key)).toEqual(['chatgpt:c-1'])
    expect(problems).toEqual([
      { name: 'Odd', reason: 'unreadable' },
      { name: 'Silent', reason: 'empty' },
    ])
  })
})

describe('what is sent', () => {
  const one = (key: string, length: number) => ({
    key,
    title: '',
    createdAt: '',
    updatedAt: '',
    entries: [
      {
        role: 'user' as const,
        parts: [{ type: 'text' as const, text: 'x'.repeat(length) }],
        model: null,
        createdAt: '',
        parent: null,
      },
    ],
    shown: 0,
    leftOut: {},
  })

  it('goes in calls of fifty at most, and of a megabyte unless one alone is longer', () => {
    const small = Array.from({ length: 120 }, (_, at) => one(`${at}`, 10))
    expect(inBatches(small).batches.map(({ length }) => length)).toEqual([50, 50, 20])
    const large = [one('a', 500_000), one('b', 500_000), one('c', 3_000_000), one('d', 16_000_000)]
    expect(inBatches(large).batches.map((batch) => batch.map(({ key }) => key))).toEqual([
      ['a'],
      ['b'],
      ['c'],
    ])
    expect(inBatches(large).tooLarge.map(({ key }) => key)).toEqual(['d'])
  })
})
