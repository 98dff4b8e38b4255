// Exports of chat programs that people run themselves.
import { describe, expect, it } from 'vitest'
import { CallFailure } from '../../../api/call-failure.ts'
import { type ConversationImport, sumLeftOut } from './imported-conversation.ts'
import { readFiles } from './read-files.ts'
import { readImported } from './read-import.ts'
import nextchatExport from './samples/nextchat.json?raw'
import openwebuiExport from './samples/openwebui.json?raw'
import { sendEach } from './send-each.ts'
import { writeZip } from './write-zip.ts'

const words = {
  picture: (name: string) => `[picture ${name}]`,
  file: (name: string) => `[file ${name}]`,
}
const read = (file: unknown) => readImported(JSON.stringify(file), 'a.json', words)

describe('Open WebUI', () => {
  const message = (id: string, parentId: string | null, more: Record<string, unknown>) => ({
    [id]: { id, parentId, childrenIds: [], ...more },
  })
  const chat = {
    title: 'Chat',
    history: {
      currentId: 'b2',
      messages: {
        ...message('a', null, {
          role: 'user',
          content: 'hi',
          timestamp: 1717000000,
          files: [
            { type: 'image', url: 'data:…' },
            { type: 'file', name: 'a.pdf' },
          ],
        }),
        ...message('b1', 'a', { role: 'assistant', content: 'one', model: 'llama3' }),
        ...message('b2', 'a', {
          role: 'assistant',
          modelName: 'Qwen',
          content:
            '<details type="reasoning" done="true" duration="5">\n<summary>Thought for 5 seconds</summary>\n> Hm\n> so\n</details>\n<details type="tool_calls" name="x" arguments="&quot;{}&quot;">\n<summary>Tool Executed</summary>\n</details>\ntwo [1] <details><summary>More</summary>kept</details>',
          sources: [
            {
              source: { name: 'web' },
              document: ['passage'],
              metadata: [{ source: 'https://a.example/', name: 'A' }],
            },
          ],
        }),
        ...message('c', 'b1', { role: 'assistant', content: '', error: { content: 'no' } }),
      },
    },
  }

  it('is read from both shapes of its exports, with versions, thoughts and sources', () => {
    const rows = [{ id: 'x', title: 'Chat', chat, created_at: 1717000000, updated_at: 1717000001 }]
    const { sources, conversations } = read(rows)
    expect(sources).toEqual(['openwebui'])
    expect(conversations[0]).toMatchObject({
      key: 'openwebui:x',
      title: 'Chat',
      createdAt: '2024-05-29T16:26:40.000Z',
      shown: 2,
      leftOut: { pictures: 1, files: 1, 'tool-steps': 1, failed: 1 },
    })
    expect(conversations[0]?.entries.map(({ parent, model }) => [parent, model])).toEqual([
      [null, null],
      [0, 'llama3'],
      [0, 'Qwen'],
    ])
    expect(conversations[0]?.entries[2]?.parts).toEqual([
      { type: 'reasoning', text: 'Hm\nso', durationMs: 5000 },
      { type: 'text', text: 'two [1]' },
      { type: 'text', text: '<details><summary>More</summary>kept</details>' },
      { type: 'source', title: 'A', url: 'https://a.example/', snippet: 'passage' },
    ])
    const alone = read([chat]).conversations[0]
    expect(alone?.entries).toHaveLength(3)
    expect(read([chat]).conversations[0]?.key).toBe(alone?.key)
    expect(readImported(openwebuiExport, 'a', words).conversations[0]?.entries).toHaveLength(2)
  })
})

describe('LibreChat', () => {
  const message = (messageId: string, parentMessageId: string, more: Record<string, unknown>) => ({
    messageId,
    parentMessageId,
    createdAt: '2025-01-01T00:00:00.000Z',
    ...more,
  })
  const root = '00000000-0000-0000-0000-000000000000'
  const ask = message('1', root, { sender: 'User', isCreatedByUser: true, text: 'Ask' })
  const first = message('2', '1', {
    sender: 'GPT',
    model: 'gpt-4o',
    text: ':::thinking\nHm\n:::\nOne',
  })
  const second = message('3', '1', {
    sender: 'Claude',
    content: [
      { type: 'think', think: 'So' },
      { type: 'text', text: 'Two \uE202turn0search1' },
      { type: 'tool_call', tool_call: { name: 'web_search', args: '{}', output: 'x' } },
      { type: 'tool_call', tool_call: { name: 'execute_code', args: '{"lang":"py","code":"1"}' } },
    ],
    attachments: [
      { web_search: { turn: 0, organic: [{}, { title: 'B', link: 'https://b.example/' }] } },
    ],
  })

  it.each([
    ['a list', { messages: [ask, first, second] }],
    ['a tree', { messages: [{ ...ask, children: [first, second] }], recursive: true }],
    ['an older tree', { messagesTree: [{ ...ask, children: [first, second] }] }],
  ])('is read from %s', (_, shape) => {
    const { sources, conversations } = read({ conversationId: 'l', title: 'T', ...shape })
    expect(sources).toEqual(['librechat'])
    expect(
      conversations[0]?.entries.map(({ role, parent, model }) => [role, parent, model]),
    ).toEqual([
      ['user', null, null],
      ['assistant', 0, 'gpt-4o'],
      ['assistant', 0, 'Claude'],
    ])
    expect(conversations[0]?.entries[1]?.parts).toEqual([
      { type: 'reasoning', text: 'Hm' },
      { type: 'text', text: 'One' },
    ])
    expect(conversations[0]?.entries[2]?.parts).toEqual([
      { type: 'reasoning', text: 'So' },
      { type: 'text', text: 'Two [1]' },
      { type: 'text', text: '```py\n1\n```' },
      { type: 'source', title: 'B', url: 'https://b.example/' },
    ])
    expect(conversations[0]?.leftOut).toEqual({ 'tool-steps': 1 })
  })
})

describe('NextChat', () => {
  it('says what of a session it leaves out', () => {
    const [one] = readImported(nextchatExport, 'a', words).conversations
    expect(one?.entries.map(({ parts }) => parts.length)).toEqual([2, 1])
    expect(one?.leftOut).toEqual({ pictures: 1, 'tool-steps': 1, failed: 1 })
  })
})

describe('a file that is not as it should be', () => {
  const chat = (id: string) => ({
    uuid: id,
    name: id,
    created_at: '2025-01-01T00:00:00Z',
    chat_messages: [{ sender: 'human', text: `says "}]" and \\ in ${id}` }],
  })
  const keys = (text: string) => {
    const { conversations, problems } = readImported(text, 'a.json', words)
    return [conversations.map(({ key }) => key), problems.map(({ reason }) => reason)]
  }
  const whole = JSON.stringify([chat('a'), chat('b'), chat('c')])

  it('and ends in the middle loses what is not whole', () => {
    expect(keys(whole.slice(0, -30))).toEqual([['claude:a', 'claude:b'], ['cut-off']])
    expect(keys(whole.slice(0, 40))).toEqual([[], ['cut-off']])
    const own = `{"format":"x","conversations":${whole}`
    expect(keys(own.slice(0, -40))).toEqual([['claude:a', 'claude:b'], ['cut-off']])
    const next = JSON.stringify(JSON.parse(nextchatExport))
    expect(keys(next.slice(0, -10))).toEqual([['nextchat:n1'], []])
    expect(keys('[hello')).toEqual([[], ['not-json']])
  })

  it('and holds one conversation that is no JSON loses that one', () => {
    expect(keys(whole.replace('"name":"b"', '"name":b'))).toEqual([
      ['claude:a', 'claude:c'],
      ['unreadable'],
    ])
  })

  it('is read with a mark of its encoding at the beginning', async () => {
    const utf16 = new Uint8Array(2 + whole.length * 2)
    utf16.set([0xff, 0xfe])
    for (const [at, unit] of [...whole].entries()) utf16[2 + at * 2] = unit.charCodeAt(0)
    for (const bytes of [new Blob(['\uFEFF', whole]), new Blob([utf16])])
      expect((await readFiles([new File([bytes], 'a')], words)).conversations).toHaveLength(3)
  })

  it('costs no other file of its archive, and is found under any name', async () => {
    const modifiedAt = new Date(2026, 0, 2)
    const file = (name: string, text: string) => ({ name, content: new Blob([text]), modifiedAt })
    const parts = [
      file('conversations-000.json', whole),
      file('conversations-001.json', '{'),
      file('conversations-002.json', JSON.stringify([chat('c'), chat('d')])),
    ]
    const zip = new File([await writeZip(parts)], 'a.zip')
    const { conversations, problems } = await readFiles([zip], words)
    expect(conversations.map(({ key }) => key)).toEqual([
      'claude:a',
      'claude:b',
      'claude:c',
      'claude:d',
    ])
    expect(problems).toEqual([{ name: 'conversations-001.json', reason: 'not-json' }])
    const other = new File([await writeZip([file('chat-export-17.json', whole)])], 'b.zip')
    expect((await readFiles([other], words)).conversations).toHaveLength(3)
  })

  it.each([
    ['microseconds', 1717000000000000],
    ['nanoseconds', 1717000000000000000],
    ['words', '2024-05-29T16:26:40Z'],
    ['digits in words', '1717000000'],
  ])('has dates in %s', (_, created) => {
    const one = { ...chat('a'), created_at: created }
    expect(read([one]).conversations[0]?.createdAt).toBe('2024-05-29T16:26:40.000Z')
  })

  it.each([['yesterday'], [-5], [0], [1e30], [null]])(
    'takes the time of its messages where the clock says %j',
    (created) => {
      const messages = [{ sender: 'human', text: 'x', created_at: '2024-05-29T16:26:40Z' }]
      const one = {
        ...chat('a'),
        created_at: created,
        updated_at: created,
        chat_messages: messages,
      }
      expect(read([one]).conversations[0]).toMatchObject({
        createdAt: '2024-05-29T16:26:40.000Z',
        updatedAt: '2024-05-29T16:26:40.000Z',
      })
    },
  )

  it('with messages in a circle ends', () => {
    const mapping = {
      a: {
        parent: 'b',
        children: ['b'],
        message: { content: { content_type: 'text', parts: ['x'] } },
      },
      b: {
        parent: 'a',
        children: ['a'],
        message: { content: { content_type: 'text', parts: ['y'] } },
      },
    }
    expect(read([{ id: 'c', mapping }]).conversations[0]?.entries).toHaveLength(1)
  })
})

describe('what is left out', () => {
  it('is counted over several conversations', () => {
    expect(sumLeftOut([{ leftOut: { files: 1 } }, { leftOut: { files: 2, failed: 1 } }])).toEqual({
      files: 3,
      failed: 1,
    })
  })
})

describe('a conversation that the server does not take', () => {
  const keysOf = (batch: readonly ConversationImport[]) => batch.map(({ key }) => key)
  const some = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key }) as ConversationImport)
  const refusal = (status: number) => new CallFailure('no', { status, code: status })

  it('costs none of those that go with it', async () => {
    const sent = await sendEach(some, (batch) =>
      keysOf(batch).includes('d')
        ? Promise.reject(refusal(422))
        : Promise.resolve({ imported: [], known: keysOf(batch) }),
    )
    expect(sent.known).toEqual(['a', 'b', 'c', 'e'])
    expect(keysOf(sent.refused)).toEqual(['d'])
  })

  it('is not looked for when all of them fail for another reason', async () => {
    const failure = refusal(500)
    await expect(sendEach(some, () => Promise.reject(failure))).rejects.toBe(failure)
  })
})
