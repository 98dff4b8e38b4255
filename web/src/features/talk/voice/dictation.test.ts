import { expect, test } from 'vitest'
import {
  type DictationProblem,
  joinedSpeech,
  type Recogniser,
  startDictation,
} from './dictation.ts'

/** A recogniser whose side of it the test plays, and the field that is written into. */
function scene(text: string) {
  const recogniser: Recogniser = {
    lang: '',
    continuous: false,
    interimResults: false,
    onresult: null,
    onerror: null,
    onend: null,
    start: () => undefined,
    stop: () => undefined,
    abort: () => undefined,
  }
  const seen = { text, problems: [] as DictationProblem[], ends: 0 }
  const stop = startDictation({
    recogniser,
    language: 'en-US',
    read: () => seen.text,
    write: (now) => {
      seen.text = now
    },
    onProblem: (problem) => seen.problems.push(problem),
    onEnd: () => {
      seen.ends += 1
    },
  })
  const hear = (...said: (readonly [string, boolean])[]) =>
    recogniser.onresult?.({
      resultIndex: 0,
      results: said.map(([transcript, isFinal]) => ({ isFinal, 0: { transcript } })),
    })
  return { recogniser, seen, stop, hear }
}

test('what is heard stands behind what was written, and is put right as it becomes clear', () => {
  const { recogniser, seen, hear } = scene('Dear all,')
  expect(recogniser).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true })
  hear(['we meat', false])
  expect(seen.text).toBe('Dear all, we meat')
  hear(['we meet', true], [' tomorrow', false])
  expect(seen.text).toBe('Dear all, we meet tomorrow')
})

test('what is typed meanwhile stays, and nothing comes twice', () => {
  const { seen, hear } = scene('')
  hear(['one', true], ['two', false])
  seen.text = 'one two typed'
  hear(['one', true], ['two', false])
  expect(seen.text).toBe('one two typed')
  hear(['one', true], ['two', true], ['three', true])
  expect(seen.text).toBe('one two typed three')
})

test('ends when the message was sent', () => {
  const { seen, hear } = scene('')
  hear(['one', true])
  seen.text = ''
  hear(['one', true], ['two', false])
  expect(seen).toMatchObject({ text: '', ends: 1 })
})

test.each([
  ['not-allowed', ['denied']],
  ['no-speech', ['silent']],
  ['network', ['network']],
  ['audio-capture', ['microphone']],
  ['bad-grammar', ['other']],
  ['aborted', []],
])('tells %s once', (error, problems) => {
  const { recogniser, seen } = scene('kept')
  recogniser.onerror?.({ error })
  recogniser.onend?.()
  expect(seen).toEqual({ text: 'kept', problems, ends: 1 })
})

test.each([
  ['', ' hello', 'hello'],
  ['a', 'b', 'a b'],
  ['a\n', 'b', 'a\nb'],
  ['你好', '世界', '你好世界'],
])('joins %j and %j', (before, heard, text) => expect(joinedSpeech(before, heard)).toBe(text))
