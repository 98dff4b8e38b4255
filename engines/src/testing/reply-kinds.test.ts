// The siblings of the replies in `replies/`: each way to send an answer, to end it, to fail in it and to call tools.
import { describe, expect, it } from 'vitest'
import { type Right, readHowever } from './read-however.ts'

const delta = (fields: object, finish: string | null = null) => ({
  choices: [{ index: 0, delta: fields, finish_reason: finish }],
})
const json = (value: object | string) => (typeof value === 'string' ? value : JSON.stringify(value))
const stream = (...chunks: (object | string)[]) =>
  chunks.map((chunk) => `data: ${json(chunk)}\n\n`).join('')
const reads = (body: string) => readHowever(Buffer.from(body), 'openai')
const openai = (...chunks: (object | string)[]) => reads(stream(...chunks))

const hello = [delta({ content: 'Grüße ' }), delta({ content: '{"a":"}"}' }), delta({}, 'stop')]
const spoken: Right = { text: 'Grüße {"a":"}"}', reason: 'done' }
const lines = hello.map(json)

describe('an answer is read', () => {
  it.each<[string, string]>([
    ['with single line feeds between events', `data: ${lines.join('\ndata: ')}\ndata: [DONE]\n`],
    ['with carriage returns alone', stream(...hello, '[DONE]').replaceAll('\n', '\r')],
    ['with both', stream(...hello, '[DONE]').replaceAll('\n', '\r\n')],
    ['as one object a line', `${lines.join('\n')}\n`],
    ['as one object a line, with a closing word', `${lines.join('\r\n')}\r\n[DONE]\r\n`],
    ['as objects without anything between', lines.join('')],
    ['as the items of an array', `[${lines.join(',\n')}\n]`],
    [
      'as objects written over many lines',
      hello.map((each) => JSON.stringify(each, null, 2)).join('\n'),
    ],
    ['after a byte order mark', `\ufeff${stream(...hello)}`],
    ['after a byte order mark, one object a line', `\ufeff${lines.join('\n')}`],
    [
      'among comments and junk',
      `: PROCESSING\n\nhello\n\n${stream('ok', ...hello, 'bye', '[DONE]')}`,
    ],
    [
      'among heartbeats of every kind',
      stream('', '{}', 'null', '[]', '"x"', '{"type":"ping"}', '{half', ...hello),
    ],
    ['with objects that have no field before them', `${lines.join('\n')}\ndata: [DONE]\n\n`],
    ['with names of events', lines.map((line) => `event: chunk\ndata: ${line}\n`).join('')],
  ])('%s', async (_, body) => {
    expect(await reads(body)).toEqual(spoken)
  })

  it('as one document over many lines', async () => {
    const message = { choices: [{ message: { content: 'Hi' }, finish_reason: 'stop' }] }
    expect(await reads(JSON.stringify(message, null, 2))).toEqual({ text: 'Hi', reason: 'done' })
  })

  it('once, where its last piece says all of it once more', async () => {
    const [last] = hello.slice(-1)
    const all = { choices: [{ ...last?.choices[0], delta: undefined, message: { content: 'Hi' } }] }
    expect(await openai(delta({ content: 'Hi' }), all)).toEqual({ text: 'Hi', reason: 'done' })
  })
})

describe('thinking is read', () => {
  const right: Right = { reasoning: 'Hm. ', text: 'Yes', reason: 'done' }
  it.each<[string, object]>([
    ['as reasoning_content', { reasoning_content: 'Hm. ' }],
    ['as reasoning', { reasoning: 'Hm. ' }],
    ['as reasoning_text', { reasoning_text: 'Hm. ' }],
    ['as thinking', { thinking: 'Hm. ' }],
    ['in details', { reasoning_details: [{ type: 'reasoning.text', text: 'Hm. ' }] }],
    ['in a summary among details', { reasoning_details: [{ summary: 'Hm. ' }, { data: 'x' }] }],
    ['beside nothing among details', { reasoning_details: [null, { text: 'Hm. ' }, 7] }],
    ['as a piece of the content', { content: [{ type: 'thinking', thinking: 'Hm. ' }] }],
    [
      'as pieces of a piece',
      { content: [null, { type: 'thinking', thinking: [null, { text: 'Hm. ' }] }] },
    ],
  ])('%s', async (_, thought) => {
    expect(await openai(delta(thought), delta({ content: 'Yes' }), delta({}, 'stop'))).toEqual(
      right,
    )
  })
})

describe('what is no answer', () => {
  it.each<[string, string, Right]>([
    ['junk alone', stream('ok', 'fine'), { kind: 'nonsense' }],
    ['objects of another kind', stream({ hello: 1 }, { type: 'ping' }), { kind: 'nonsense' }],
    ['an empty array', '[]', { kind: 'nonsense' }],
    ['half a piece', 'data: {"choices":[{"del', { kind: 'cut' }],
    [
      'one piece of a stream without its end',
      json(delta({ content: 'x' })),
      { text: 'x', kind: 'cut' },
    ],
    ['some words, then nothing', stream(delta({ content: 'x' }), 'ok'), { text: 'x', kind: 'cut' }],
    ['a role and nothing more', stream(delta({ role: 'assistant', content: '' })), { kind: 'cut' }],
    ['the closing word alone', stream('[DONE]'), { reason: 'empty' }],
  ])('%s', async (_, body, right) => {
    expect(await reads(body)).toEqual(right)
  })
})

describe('an answer ends', () => {
  it.each<[unknown, string | undefined, Right]>([
    ['null', 'stop', { text: 'x', reason: 'done' }],
    ['', 'stop', { text: 'x', reason: 'done' }],
    ['null', undefined, { text: 'x', kind: 'cut' }],
    ['', undefined, { text: 'x', kind: 'cut' }],
    ['MAX_TOKENS', undefined, { text: 'x', reason: 'length' }],
    ['max_tokens', undefined, { text: 'x', reason: 'length' }],
    ['Length', undefined, { text: 'x', reason: 'length' }],
    ['stop', 'length', { text: 'x', reason: 'length' }],
    ['length', 'stop', { text: 'x', reason: 'length' }],
    ['SAFETY', undefined, { text: 'x', reason: 'refused' }],
    ['CONTENT_FILTER', 'stop', { text: 'x', reason: 'refused' }],
    ['Prohibited_Content', undefined, { text: 'x', reason: 'refused' }],
    ['RECITATION', undefined, { text: 'x', reason: 'refused' }],
    ['STOP', undefined, { text: 'x', reason: 'done' }],
    ['a_new_word', undefined, { text: 'x', reason: 'done' }],
    ['tool_calls', undefined, { text: 'x', reason: 'done' }],
  ])('with %j and then %j', async (first, second, right) => {
    const chunks = [delta({ content: 'x' }, String(first))]
    if (second !== undefined) chunks.push(delta({}, second))
    expect(await openai(...chunks)).toEqual(right)
  })

  it.each([
    'SAFETY',
    'safety',
    'PROHIBITED_CONTENT',
    'BLOCKLIST',
    'SPII',
    'IMAGE_SAFETY',
    'LANGUAGE',
  ])('refused by Gemini with %s, of the answer and of the prompt', async (word) => {
    const answer = { candidates: [{ content: { parts: [] }, finishReason: word }] }
    const prompt = { promptFeedback: { blockReason: word } }
    for (const body of [answer, prompt])
      expect(await readHowever(Buffer.from(stream(body)), 'gemini')).toEqual({ reason: 'refused' })
  })

  it('by Gemini as an array, and cut where a reason lacks', async () => {
    const part = (text: string) => ({ candidates: [{ content: { parts: [{ text }] } }] })
    const last = { candidates: [{ content: { parts: [{ text: 'b' }] }, finishReason: 'STOP' }] }
    const array = (...items: object[]) => Buffer.from(JSON.stringify(items, null, 1))
    expect(await readHowever(array(part('a'), last), 'gemini')).toEqual({
      text: 'ab',
      reason: 'done',
    })
    expect(await readHowever(array(part('a')), 'gemini')).toEqual({ text: 'a', kind: 'cut' })
  })
})

const refusal = (message: string, status?: number): Right => ({
  failure: status === undefined ? { message } : { message, status },
})

describe('an error within a reply is told with its words and status', () => {
  const words = 'It went wrong'
  it.each<[object | string, Right]>([
    [{ error: { message: words, code: '429' } }, refusal(words, 429)],
    [{ error: { message: words, code: 'insufficient_quota' } }, refusal(words)],
    [{ error: words }, refusal(words)],
    [{ error: 'overloaded_error', message: words, status: 529 }, refusal(words, 529)],
    [{ error: JSON.stringify({ error: { message: words, code: 503 } }) }, refusal(words, 503)],
    [{ error: { message: `{"error":{"message":"${words}"}}`, code: 402 } }, refusal(words, 402)],
    [
      {
        error: {
          message: 'Provider returned error',
          code: 400,
          metadata: { raw: `{"message":"${words}"}` },
        },
      },
      refusal(words, 400),
    ],
    [{ object: 'error', message: words, code: 400 }, refusal(words, 400)],
    [{ code: 500, msg: words }, refusal(words, 500)],
    [{ success: false, message: words }, refusal(words)],
    [{ error_code: 17, error_msg: words }, refusal(words)],
    [{ base_resp: { status_code: 1008, status_msg: words } }, refusal(words)],
    [
      { choices: [delta({ content: '' })], base_resp: { status_code: 1008, status_msg: words } },
      refusal(words),
    ],
    [{ header: { code: 10013, message: words } }, refusal(words)],
    [{ Response: { Error: { Code: 'LimitExceeded', Message: words } } }, refusal(words)],
    [{ detail: [{ loc: ['body'], msg: words }] }, refusal(words)],
    [{ detail: words, status_code: 422 }, refusal(words, 422)],
    [{ type: 'error', error: { type: 'overloaded_error', message: words } }, refusal(words)],
    [[{ error: { code: 503, message: words, status: 'UNAVAILABLE' } }], refusal(words, 503)],
    [
      { choices: [{ delta: {}, finish_reason: 'error', error: { code: 502, message: words } }] },
      refusal(words, 502),
    ],
  ])('%j', async (error, right) => {
    expect(await openai(error, '[DONE]')).toEqual(right)
    const after = await openai(delta({ content: 'x' }), error)
    expect(after).toEqual({ text: 'x', ...right })
  })

  it.each(['gemini', 'anthropic'] as const)(
    'by a gateway that speaks as %s else',
    async (dialect) => {
      for (const error of [
        { error: { message: words, code: '429' } },
        { code: 429, message: words },
      ])
        expect(await readHowever(Buffer.from(stream(error)), dialect)).toEqual(refusal(words, 429))
    },
  )

  it('as words alone in an event that is named so', async () => {
    expect(await reads(`event: error\ndata: ${words}\n\n`)).toEqual(refusal(words))
  })

  it.each<object>([
    { error: null },
    { error: {} },
    { error: '' },
    { base_resp: { status_code: 0, status_msg: 'success' } },
    { code: 0, message: 'success' },
  ])('and %j is none', async (fields) => {
    const [first, ...rest] = hello
    expect(await openai({ ...first, ...fields }, ...rest)).toEqual(spoken)
    expect(await openai(fields, ...hello)).toEqual(spoken)
  })
})

describe('tools are called', () => {
  const call = (fields: object, about: object = {}) =>
    delta({ tool_calls: [{ ...about, function: fields }] })
  const one: [string, string] = ['one', '{"a":1}']
  const two: [string, string] = ['two', '{"b":"}{"}']
  const makes = async (...chunks: object[]) =>
    (await openai(...chunks, delta({}, 'tool_calls'))).calls

  it.each<[string, object[], [string, string][]]>([
    [
      'by names and arguments apart, without index and id',
      [
        call({ name: 'one' }),
        call({ arguments: '{"a"' }),
        call({ arguments: ':1}' }),
        call({ name: 'two', arguments: '{"b":' }),
        call({ arguments: '"}{"}' }),
      ],
      [one, two],
    ],
    [
      'with a name in every piece',
      [
        call({ name: 'one', arguments: '{"a"' }),
        call({ name: 'one', arguments: ':1}' }),
        call({ name: 'one', arguments: '' }),
      ],
      [one],
    ],
    [
      'with arguments glued together, in one piece and in many',
      [
        call({ name: 'one', arguments: '{"a":1}{"a"' }, { index: 0, id: 'x' }),
        call({ arguments: ':2} {"a":1}' }, { index: 0, id: 'x' }),
      ],
      [one, ['one', '{"a":2}']],
    ],
    [
      'whole once more, and once more again',
      [
        call({ name: 'one', arguments: '{"a":1}' }),
        call({ name: 'one', arguments: '{"a":1}' }),
        call({ name: 'one', arguments: '{"a":1}' }),
      ],
      [one],
    ],
    [
      'alike by two ids',
      [
        call({ name: 'one', arguments: '{"a":1}' }, { id: 'x' }),
        call({ name: 'one', arguments: '{"a":1}' }, { id: 'y' }),
      ],
      [one, one],
    ],
    [
      'by one id for two',
      [
        call({ name: 'one', arguments: '{"a":1}' }, { id: 'x' }),
        call({ name: 'two', arguments: '{"b":"}{"}' }, { id: 'x' }),
      ],
      [one, two],
    ],
    [
      'turn by turn, by id alone',
      [
        call({ name: 'one', arguments: '{"a"' }, { id: 'x' }),
        call({ name: 'two', arguments: '{"b":' }, { id: 'y' }),
        call({ arguments: ':1}' }, { id: 'x' }),
        call({ arguments: '"}{"}' }, { id: 'y' }),
      ],
      [one, two],
    ],
    [
      'in the old way',
      [
        delta({ function_call: { name: 'one', arguments: '{"a"' } }),
        delta({ function_call: { arguments: ':1}' } }),
      ],
      [one],
    ],
    [
      'with arguments that are a text of JSON',
      [call({ name: 'one', arguments: '"{\\"a\\":1}"' })],
      [one],
    ],
    [
      'without arguments',
      [call({ name: 'one' }), call({ name: 'two', arguments: '' })],
      [
        ['one', '{}'],
        ['two', '{}'],
      ],
    ],
    [
      'with something after the arguments',
      [call({ name: 'one', arguments: '{"a":1}\n' }), call({ arguments: '}' })],
      [one],
    ],
    [
      'among what is no call',
      [delta({ tool_calls: [null, { function: { name: 'one', arguments: '{"a":1}' } }] })],
      [one],
    ],
  ])('%s', async (_, chunks, calls) => {
    expect(await makes(...chunks)).toEqual(calls)
  })

  it('by an answer that ends with [DONE] alone, or says that it stopped', async () => {
    const made = call({ name: 'one', arguments: '{"a":1}' })
    expect(await openai(made, '[DONE]')).toEqual({ calls: [one], reason: 'tools' })
    expect(await openai(made, delta({}, 'stop'))).toEqual({ calls: [one], reason: 'tools' })
  })
})
