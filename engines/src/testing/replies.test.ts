// Replies as model servers send them, byte for byte, and what is right for each.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Dialect, type Right, readHowever } from './read-however.ts'

const file = (name: string) => readFileSync(new URL(`replies/${name}.txt`, import.meta.url))
const parts = Array.from({ length: 16 }, (_, at) => `part${at + 1} `).join('')
const alpha: [string, string] = ['search_chats', '{"query":"alpha"}']
const beta: [string, string] = ['search_chats', '{"query":"beta"}']

describe('a reply of a model server', () => {
  it.each<[string, Dialect, Right]>([
    ['everystop', 'openai', { text: parts, reason: 'done' }],
    ['gemini-everystop', 'gemini', { text: parts, reason: 'done' }],
    ['emptydata', 'openai', { text: 'after empty data', reason: 'done' }],
    ['pingdata', 'openai', { text: 'be pinged', reason: 'done' }],
    ['nofinish', 'openai', { text: 'done without finish', reason: 'done' }],
    ['empty', 'openai', { reason: 'empty' }],
    ['reasoningonly', 'openai', { reasoning: 'I thought and thought', reason: 'empty' }],
    [
      'thinkclose',
      'openai',
      {
        reasoning: 'Okay, the user wants a number. I think it is 42.',
        text: 'The answer is 42.',
        reason: 'done',
      },
    ],
    [
      'reasoningthenorphan',
      'openai',
      { reasoning: 'hidden', text: 'Visible answer.', reason: 'done' },
    ],
    ['harmony', 'openai', { reasoning: 'hidden thoughts', text: 'Visible.', reason: 'done' }],
    ['gemini-emptystop', 'gemini', { reason: 'empty' }],
    ['gemini-nocandidates', 'gemini', { reason: 'empty' }],
    ['safetyupper', 'openai', { reason: 'refused' }],
    ['tools.finthencall', 'openai', { calls: [alpha], reason: 'tools' }],
    ['tools.neither', 'openai', { calls: [alpha, beta], reason: 'tools' }],
    ['tools.dupfull', 'openai', { calls: [alpha], reason: 'tools' }],
    [
      'errcode',
      'openai',
      { failure: { message: 'Model does not exist. Please check it carefully.' } },
    ],
    [
      'errfinish',
      'openai',
      {
        text: 'partial',
        failure: { message: 'Rate limit exceeded upstream: free-models-per-day', status: 429 },
      },
    ],
    [
      'errfirst',
      'openai',
      { failure: { message: 'Worker local total request limit reached (33/32)', status: 502 } },
    ],
    [
      'errvllm',
      'openai',
      {
        failure: {
          message:
            "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens.",
          status: 400,
        },
      },
    ],
    [
      'images',
      'openai',
      {
        pictures: [expect.stringMatching(/^data:image\/png;base64,iVBOR.*ggg==$/)],
        reason: 'done',
      },
    ],
  ])(
    '%s',
    async (name, dialect, right) => {
      expect(await readHowever(file(name), dialect)).toEqual(right)
    },
    60_000,
  )
})
