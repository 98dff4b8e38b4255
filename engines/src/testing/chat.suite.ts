// What every chat engine does, whatever stands behind it.
import { describe, expect, it } from 'vitest'
import type { ChatEngine } from '../kinds/chat.ts'
import { ask } from './ask.ts'
import { createTestIo } from './test-io.ts'

export type ChatSubject = {
  /** A fresh engine, and how to put it away. */
  open(): Promise<{ chat: ChatEngine; close(): Promise<void> }>
  model: string
  /** Answered with several pieces of text. */
  prompt: string
}

export function describeChatEngine(name: string, subject: ChatSubject): void {
  const withEngine = async (use: (chat: ChatEngine) => Promise<void>) => {
    const { chat, close } = await subject.open()
    try {
      await use(chat)
    } finally {
      await close()
    }
  }
  const { model, prompt } = subject

  describe(`${name} as a chat engine`, () => {
    it('lists at least one model that can chat', () =>
      withEngine(async (chat) => {
        const io = createTestIo()
        const models = await chat.listModels(io)
        expect(models.map((each) => each.name)).toContain(model)
        await io.close()
      }))

    it('streams an answer in pieces and says that it is done', () =>
      withEngine(async (chat) => {
        const io = createTestIo()
        const { emitted, text, outcome } = await ask(chat, io, { model, prompt })
        expect(outcome?.reason).toBe('done')
        expect(text.trim()).not.toBe('')
        expect(emitted.filter(({ type }) => type === 'text-delta').length).toBeGreaterThan(1)
        await io.close()
      }))

    it('stops at once when it is told to, and says so', () =>
      withEngine(async (chat) => {
        const control = new AbortController()
        const io = createTestIo({ signal: control.signal })
        let later = 0
        const { failure } = await ask(chat, io, { model, prompt }, (piece) => {
          if (control.signal.aborted && piece.type === 'text-delta') later++
          control.abort()
        })
        expect(failure?.kind).toBe('aborted')
        expect(later).toBe(0)
        await io.close()
      }))

    it('does not begin when it was told to stop before', () =>
      withEngine(async (chat) => {
        const io = createTestIo({ signal: AbortSignal.abort() })
        const { failure, emitted } = await ask(chat, io, { model, prompt })
        expect(failure?.kind).toBe('aborted')
        expect(emitted).toEqual([])
        await io.close()
      }))
  })
}
