import { expect, test } from 'vitest'
import { Reader } from './reader.ts'

/** A reader, and the mouth that it speaks with: `said` all it began, `finish` ends what is being said. */
function scene() {
  const said: string[] = []
  const rates: number[] = []
  const seen = { done: 0, failed: 0 }
  let now: SpeechSynthesisUtterance | undefined
  const reader = new Reader(
    {
      synth: {
        getVoices: () => [],
        cancel: () => {
          const ended = now
          now = undefined
          ended?.onerror?.(new Event('error') as SpeechSynthesisErrorEvent)
        },
        speak: (utterance) => {
          now = utterance
          said.push(utterance.text)
          rates.push(utterance.rate)
        },
      },
      utterance: (text) =>
        ({ text, rate: 1, onend: null, onerror: null }) as SpeechSynthesisUtterance,
      language: 'en-US',
      code: 'Code.',
      onDone: () => {
        seen.done += 1
      },
      onFailed: () => {
        seen.failed += 1
      },
    },
    1,
  )
  const finish = () => {
    const ended = now
    now = undefined
    ended?.onend?.(new Event('end') as SpeechSynthesisEvent)
  }
  const break_ = () => now?.onerror?.(new Event('error') as SpeechSynthesisErrorEvent)
  return { reader, said, rates, seen, finish, break: break_ }
}

test('reads one sentence after another, waits for more, and is done at the end', () => {
  const { reader, said, seen, finish } = scene()
  reader.feed('One. Two', false)
  expect(said).toEqual(['One.'])
  finish()
  expect(said).toEqual(['One.'])
  reader.feed('One. Two. Three', false)
  reader.feed('One. Two. Three', true)
  finish()
  finish()
  expect([said, seen.done]).toEqual([['One.', 'Two.', 'Three'], 1])
})

test('goes on with the sentence in which it paused or changed its speed', () => {
  const { reader, said, rates, seen, finish } = scene()
  reader.feed('One. Two.', true)
  reader.pause()
  reader.feed('One. Two.', true)
  expect(said).toEqual(['One.'])
  reader.resume()
  reader.setRate(1.5)
  finish()
  expect(said).toEqual(['One.', 'One.', 'One.', 'Two.'])
  expect(rates).toEqual([1, 1, 1.5, 1.5])
  expect(seen).toEqual({ done: 0, failed: 0 })
})

test('says that it cannot, and nothing more once it was stopped', () => {
  const first = scene()
  first.reader.feed('One.', true)
  first.break()
  expect(first.seen).toEqual({ done: 0, failed: 1 })
  const second = scene()
  second.reader.feed('One. Two.', true)
  second.reader.stop()
  second.finish()
  expect([second.said, second.seen]).toEqual([['One.'], { done: 0, failed: 0 }])
})
