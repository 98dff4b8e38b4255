// Exports as other products write them, and what of them stays and goes.
import { describe, expect, it } from 'vitest'
import type { ConversationImport, ImportWords } from './imported-conversation.ts'
import { readImported } from './read-import.ts'
import chatgptExport from './samples/chatgpt-conversations.json?raw'
import claudeExport from './samples/claude-conversations.json?raw'
import deepseekExport from './samples/deepseek-conversations.json?raw'

const words: ImportWords = {
  picture: (name) => `[picture ${name}]`,
  file: (name) => `[file ${name}]`,
}
const read = (file: unknown) => readImported(JSON.stringify(file), 'file.json', words)
const textsOf = ({ entries }: ConversationImport) =>
  entries.map(({ role, parts }) => [
    role,
    ...parts.map((part) => ('text' in part ? part.text : part.type === 'source' ? part.url : '')),
  ])
const only = (conversations: readonly ConversationImport[]): ConversationImport => {
  const [one] = conversations
  if (!one || conversations.length > 1) throw new Error(`${conversations.length} conversations`)
  return one
}

describe('ChatGPT', () => {
  const all = readImported(chatgptExport, 'a.json', words).conversations
  const named = (title: string) => only(all.filter((each) => each.title === title))

  it('keeps the page that a citation names, and leaves messages to tools out', () => {
    expect(textsOf(named('tools'))[1]).toEqual([
      'assistant',
      'It is sunny in Paris[1] today.',
      'https://example.com',
      '[picture A sunny day in Paris]',
      'Here you go.',
    ])
    expect(named('tools').leftOut).toEqual({ 'tool-steps': 7, pictures: 1 })
  })

  it('keeps programs that ran, and what they wrote', () => {
    expect(textsOf(named('python'))[1]).toEqual([
      'assistant',
      '```python\nprint(1)\n```',
      '```\n1\n\n```',
      'The result is 1.',
    ])
  })

  it('keeps the name in an entity mark, and names a file that was offered', () => {
    expect(textsOf(named('citations2025'))[1]).toEqual([
      'assistant',
      'Fact one.  See Paris and sandbox [file out.csv].',
    ])
  })

  it('has a document of the canvas as the document', () => {
    expect(textsOf(named('canvas'))[1]).toEqual([
      'assistant',
      '**essay**\n\n# Essay\n\nBody text of the canvas.',
      'I wrote the essay.',
    ])
  })

  it('has what was spoken as words', () => {
    expect(textsOf(named('voice'))).toEqual([
      ['user', 'spoken words'],
      ['assistant', 'spoken reply'],
    ])
    expect(named('voice').leftOut).toEqual({ recordings: 2 })
  })

  it('keeps other wordings and other answers as branches', () => {
    expect(named('branches').entries.map(({ parent }) => parent)).toEqual([
      null,
      0,
      1,
      2,
      0,
      null,
      5,
    ])
    expect(named('branches').leftOut).toEqual({ instructions: 1 })
  })

  it('takes names and texts that hold what is no character', () => {
    const invalid = all.find(({ title }) => title.startsWith('nul'))
    expect(invalid?.title).toBe('nul title \uFFFD')
    expect(invalid?.key).toBe('chatgpt:conv-nul title \uFFFD')
  })

  const message = (content: unknown, more: Record<string, unknown> = {}) => ({
    author: { role: 'assistant' },
    create_time: 1717000000,
    recipient: 'all',
    metadata: {},
    content,
    ...more,
  })
  const chat = (...messages: unknown[]) => ({
    title: 't',
    conversation_id: 'c',
    create_time: 1717000000,
    current_node: `n${messages.length - 1}`,
    mapping: Object.fromEntries(
      messages.map((each, at) => [
        `n${at}`,
        { parent: at ? `n${at - 1}` : null, children: [`n${at + 1}`], message: each },
      ]),
    ),
  })
  const answer = (text: string, metadata: Record<string, unknown> = {}) =>
    only(read([chat(message({ content_type: 'text', parts: [text] }, { metadata }))]).conversations)

  it('numbers pages by what the message says of its marks', () => {
    const mark = '\uE200cite\uE202turn0search0\uE202turn0search3\uE201'
    const page = (n: number) => ({ title: `Page ${n}`, url: `https://example.com/${n}` })
    const one = answer(`\uE203One\uE204 ${mark}, two \uE200cite\uE202turn1view0\uE201.`, {
      content_references: [
        {
          type: 'grouped_webpages',
          matched_text: mark,
          items: [{ ...page(1), snippet: 'said', supporting_websites: [page(2)] }],
        },
        {
          type: 'grouped_webpages',
          matched_text: '\uE200cite\uE202turn1view0\uE201',
          items: [page(1)],
        },
        { type: 'sources_footnote', matched_text: ' ', sources: [page(3)] },
      ],
    })
    expect(one.entries[0]?.parts).toEqual([
      { type: 'text', text: 'One [1][2], two [1].' },
      { type: 'source', title: 'Page 1', url: 'https://example.com/1', snippet: 'said' },
      { type: 'source', title: 'Page 2', url: 'https://example.com/2' },
      { type: 'source', title: 'Page 3', url: 'https://example.com/3' },
    ])
  })

  it.each([
    ['a \uE200entity\uE202["company","Motorola","maker"]\uE201 b', 'a Motorola b', {}],
    ['a \uE200entity["Lyon","city"]\uE201 b', 'a Lyon b', {}],
    ['a \uE200product_entity\uE202["turn0product1","Lamp"]\uE201 b', 'a Lamp b', {}],
    ['a \uE200url\uE202Tesla\uE202turn0search1\uE201 b', 'a Tesla b', {}],
    ['a \uE200image_group\uE202{"query":["x"]}\uE201 b', 'a  b', { pictures: 1 }],
    ['a \uE200genui\uE202{"x":1}\uE201 b', 'a  b', { unknown: 1 }],
    ['a 【4†source】 b', 'a  b', {}],
    ['cut off \uE200cite\uE202turn0', 'cut off ', {}],
  ])('%j is read as %j', (text, shown, leftOut) => {
    const one = answer(text)
    expect(one.entries[0]?.parts).toEqual([{ type: 'text', text: shown }])
    expect(one.leftOut).toEqual(leftOut)
  })

  it('finds the page of an older mark behind characters of two units', () => {
    const one = answer('😀😀 a【1†s】 b【2†s】', {
      citations: [
        { start_ix: 4, metadata: { title: 'A', url: 'https://a.example/' } },
        { start_ix: 11, metadata: { title: 'B', url: 'https://b.example/' } },
      ],
    })
    expect(textsOf(one)[0]).toEqual([
      'assistant',
      '😀😀 a[1] b[2]',
      'https://a.example/',
      'https://b.example/',
    ])
  })

  it('follows changes of the canvas, and runs no expression of a file', () => {
    const toolCall = (tool: string, value: unknown) =>
      message(
        { content_type: 'code', text: JSON.stringify(value) },
        { recipient: `canmore.${tool}_textdoc` },
      )
    const one = read([
      chat(
        toolCall('create', { name: 'run', type: 'code/python', content: 'print(1)' }),
        toolCall('update', { updates: [{ pattern: 'print\\(1\\)', replacement: 'print($&2)' }] }),
        toolCall('update', { updates: [{ pattern: '(a+)+$', replacement: 'new' }] }),
        toolCall('update', { updates: [{ pattern: '.*', replacement: 'whole' }] }),
      ),
    ])
    expect(textsOf(only(one.conversations))[0]?.slice(1)).toEqual([
      '**run**\n\n```python\nprint(1)\n```',
      '**run**\n\n```python\nprint($&2)\n```',
      '**run**\n\n```python\nnew\n```',
      '**run**\n\n```python\nwhole\n```',
    ])
  })
})

describe('Claude', () => {
  it('keeps pages that were found, the last state of an artifact, and the text of attachments', () => {
    const { conversations, problems } = readImported(claudeExport, 'a.json', words)
    const one = only(conversations)
    expect(textsOf(one)).toEqual([
      ['user', '**notes.txt**\n\n````\nabc ``` def\n````', '[picture photo.png]', 'hello'],
      ['assistant', 'hmm', 'Hi. ', '**Script**\n\n```python\nprint(2)\n```', 'https://e.com'],
      ['user', 'only text field'],
    ])
    expect(one.entries[1]?.parts.at(-1)).toEqual({
      type: 'source',
      title: 'T',
      url: 'https://e.com',
      snippet: 'body',
    })
    expect(one.leftOut).toEqual({ pictures: 1, 'tool-steps': 1 })
    expect(problems).toEqual([{ name: 'Empty', reason: 'empty' }])
  })

  it('puts the number of a page where its citation ends, and reads documents in tags', () => {
    const one = only(
      read([
        {
          uuid: 'u',
          name: 'n',
          chat_messages: [
            {
              sender: 'assistant',
              content: [
                {
                  type: 'tool_result',
                  name: 'web_search',
                  content: [{ type: 'knowledge', title: 'T', url: 'https://e.com', text: 'b' }],
                },
                {
                  type: 'text',
                  text: 'Known. <antArtifact title="Page" type="text/html" language="html"><p></antArtifact> So.',
                  citations: [{ end_index: 5, details: { url: 'https://e.com' } }],
                },
              ],
            },
          ],
        },
      ]).conversations,
    )
    expect(textsOf(one)[0]?.slice(1)).toEqual([
      'Known[1]. ',
      '**Page**\n\n```html\n<p>\n```',
      ' So.',
      'https://e.com',
    ])
  })
})

describe('DeepSeek', () => {
  it('is told from ChatGPT, with thoughts and dates', () => {
    const { sources, conversations } = readImported(deepseekExport, 'a.json', words)
    expect(sources).toEqual(['deepseek'])
    const one = only(conversations)
    expect(textsOf(one)).toEqual([
      ['user', '你好，DeepSeek'],
      ['assistant', '用户打招呼', '你好！有什么可以帮你？'],
    ])
    expect(one.createdAt).toBe('2025-05-01T02:00:00.000Z')
    expect(one.entries[1]?.parts[0]?.type).toBe('reasoning')
  })

  it('keeps pages that were cited, and reads messages of before there were fragments', () => {
    const node = (id: string, parent: string | null, children: string[], message: unknown) => ({
      [id]: { id, parent, children, message },
    })
    const results = [
      { url: 'https://a.example/', title: 'A', cite_index: 2 },
      { url: 'https://b.example/', title: 'B', cite_index: 1 },
    ]
    const one = only(
      read([
        {
          id: 'd',
          inserted_at: '2025-05-01T10:00:00+08:00',
          mapping: {
            ...node('root', null, ['1'], null),
            ...node('1', 'root', ['2'], { content: 'Ask', reasoning_content: null }),
            ...node('2', '1', ['3'], { content: 'Old answer', reasoning_content: 'Hm' }),
            ...node('3', '2', ['4'], { fragments: [{ type: 'REQUEST', content: 'Again' }] }),
            ...node('4', '3', [], {
              fragments: [
                { type: 'SEARCH', results },
                { type: 'TOOL_OPEN', content: 'x' },
                { type: 'RESPONSE', content: 'B[citation:1] A[reference:0]' },
              ],
            }),
          },
        },
      ]).conversations,
    )
    expect(textsOf(one)).toEqual([
      ['user', 'Ask'],
      ['assistant', 'Hm', 'Old answer'],
      ['user', 'Again'],
      ['assistant', 'B[1] A[2]', 'https://b.example/', 'https://a.example/'],
    ])
    expect(one.leftOut).toEqual({ 'tool-steps': 1 })
  })
})
