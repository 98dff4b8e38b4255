import { describe, expect, it } from 'vitest'
import { foldEvents } from './fold-events.ts'

const text = (words: string) => ({ type: 'text-delta' as const, text: words })

describe('text that turns out to be thinking', () => {
  it('becomes thinking, and what follows is the answer', () => {
    const events = [
      text('I thi'),
      text('nk.\n'),
      { type: 'text-is-reasoning' as const, length: 9 },
      { type: 'reasoning-end' as const, durationMs: 70 },
      text('So.'),
    ]
    expect(foldEvents(events)).toEqual([
      { type: 'reasoning', text: 'I think.', durationMs: 70 },
      { type: 'text', text: 'So.' },
    ])
  })

  it('takes nothing of what the answer held before it was gone on with', () => {
    const before = [{ type: 'text' as const, text: 'Once upon' }]
    const events = [text(' hm'), { type: 'text-is-reasoning' as const, length: 3 }]
    expect(foldEvents(events, before)).toEqual([
      { type: 'text', text: 'Once upon' },
      { type: 'reasoning', text: 'hm' },
    ])
  })

  it('joins the thinking before it, and is nothing where it is blank or not there', () => {
    const thought = { type: 'reasoning-delta' as const, text: 'a' }
    const turn = (length: number) => ({ type: 'text-is-reasoning' as const, length })
    expect(foldEvents([thought, text('b'), turn(1)])).toEqual([
      { type: 'reasoning', text: 'a\n\nb' },
    ])
    expect(foldEvents([text(' \n'), turn(2)])).toEqual([])
    expect(foldEvents([thought, turn(5)])).toEqual([{ type: 'reasoning', text: 'a' }])
    expect(foldEvents([text('b'), turn(99)])).toEqual([{ type: 'reasoning', text: 'b' }])
  })
})
