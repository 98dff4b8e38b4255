import type { MindNode } from '@atelier/contract/mind-terms'
import { describe, expect, it } from 'vitest'
import { MapSession, type Refusal } from './map-session.ts'

const node = (text: string): MindNode => ({ id: 'r', text, children: [] })
const to = (text: string) => (tree: MindNode) => ({ ...tree, text })
const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

/** A server that answers when it is told to. */
function harness(
  start: { tree: MindNode | null; revision: number } = { tree: node('a'), revision: 1 },
) {
  const sent: { text: string; revision: number }[] = []
  const kept: (string | null)[] = []
  const seen = { stale: 0 }
  let refusal: Refusal | undefined
  let connect: () => void = () => undefined
  let revision = start.revision
  const session = new MapSession(start, {
    save: async (tree, over) => {
      sent.push({ text: tree.text, revision: over })
      if (refusal) throw new Error('refused')
      revision = over + 1
      return { revision }
    },
    refusalOf: () => refusal ?? { kind: 'refused', message: '' },
    keep: (unsaved) => kept.push(unsaved?.tree.text ?? null),
    wait: () => Promise.resolve(),
    online: () => new Promise((resolve) => (connect = resolve)),
    onStale: () => (seen.stale += 1),
  })
  return {
    session,
    sent,
    kept,
    seen,
    refuse: (kind?: Refusal['kind']) => {
      refusal = kind && { kind, message: `why ${kind}` }
    },
    connect: () => connect(),
    text: () => session.state().tree?.text,
  }
}

describe('an open map', () => {
  it('is saved after a change, over the revision before', async () => {
    const { session, sent, kept } = harness()
    session.edit(to('b'))
    expect(session.state().save).toBe('saving')
    await settled()
    session.edit(to('c'))
    await settled()
    expect(sent).toEqual([
      { text: 'b', revision: 1 },
      { text: 'c', revision: 2 },
    ])
    expect([session.state().save, kept.at(-1)]).toEqual(['saved', null])
  })

  it('sends many quick changes as one', async () => {
    const { session, sent } = harness()
    for (const text of ['b', 'c', 'd']) session.edit(to(text))
    await settled()
    expect(sent.map(({ text }) => text)).toEqual(['d'])
  })

  it('keeps what no network took, and sends it when there is one', async () => {
    const { session, sent, kept, refuse, connect } = harness()
    refuse('network')
    session.edit(to('b'))
    await settled()
    expect([session.state().save, kept.at(-1)]).toEqual(['waiting', 'b'])
    session.edit(to('c'))
    refuse()
    connect()
    await settled()
    expect(sent.at(-1)).toEqual({ text: 'c', revision: 1 })
    expect(session.state().save).toBe('saved')
  })

  it('stops at a conflict until somebody chooses', async () => {
    const { session, sent, refuse, text } = harness()
    refuse('conflict')
    session.edit(to('mine'))
    await settled()
    expect(session.state()).toMatchObject({ save: 'conflict', problem: 'why conflict' })
    refuse()
    session.replace(7)
    await settled()
    expect(sent.at(-1)).toEqual({ text: 'mine', revision: 7 })
    expect([session.state().save, text()]).toEqual(['saved', 'mine'])
  })

  it('takes what was saved elsewhere, and can still bring back its own', async () => {
    const { session, refuse, text } = harness()
    refuse('conflict')
    session.edit(to('mine'))
    await settled()
    session.load({ tree: node('theirs'), revision: 4 })
    expect([text(), session.state().save, session.revision]).toEqual(['theirs', 'saved', 4])
    session.undo()
    expect(text()).toBe('mine')
  })

  it('asks nobody about a conflict when nothing was changed here', async () => {
    const { session, seen, refuse } = harness({ tree: null, revision: 0 })
    refuse('conflict')
    session.takeIn(node('answer'), null)
    await settled()
    expect([seen.stale, session.state().save]).toEqual([1, 'saving'])
  })

  it('says why the server would not have it', async () => {
    const { session, refuse } = harness()
    refuse('refused')
    session.edit(to('b'))
    await settled()
    expect(session.state()).toMatchObject({ save: 'failed', problem: 'why refused' })
    refuse()
    session.retry()
    await settled()
    expect(session.state().save).toBe('saved')
  })
})

describe('taking back', () => {
  it('goes through the whole history, and forward again', () => {
    const { session, text } = harness()
    session.edit(to('b'))
    session.edit(to('c'))
    session.undo()
    session.undo()
    expect([text(), session.state().canUndo, session.state().canRedo]).toEqual(['a', false, true])
    session.redo()
    expect(text()).toBe('b')
    session.edit(to('d'))
    expect(session.state().canRedo).toBe(false)
  })
  it('leaves out what was only noted, and what changed nothing', () => {
    const { session } = harness()
    session.note((tree) => ({ ...tree, folded: true }))
    session.edit((tree) => tree)
    expect(session.state().canUndo).toBe(false)
    expect(session.state().tree?.folded).toBe(true)
  })
  it('awaits no answer again that has come since', () => {
    const { session } = harness()
    session.note((tree) => ({ ...tree, grows: 7 }))
    session.edit(to('b'))
    session.note(({ grows: _, ...tree }) => tree)
    session.undo()
    expect(session.state().tree).toEqual(node('a'))
  })
  it('takes an answer back as one', () => {
    const { session, text } = harness()
    session.takeIn(node('with answer'), node('without'))
    session.undo()
    expect(text()).toBe('without')
  })
})
