// The answer that a map waits for: followed while it is written, also one that another page began, and taken in when it has ended.
import type { Mind } from '@atelier/contract/features/talk/minds'
import { plainText } from '@atelier/contract/fold-events'
import type { MessagePart } from '@atelier/contract/message-parts'
import { eachMindNode, type MindNode } from '@atelier/contract/mind-terms'
import {
  emptyOutline,
  type OutlineText,
  outlineOf,
  takeOutline,
} from '@atelier/contract/read-outline'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { runs } from '../../features/talk/runs/runs.ts'
import { useTurn, useTurns } from '../../features/talk/runs/use-runs.ts'
import { toast } from '../../ui/toast-manager.ts'
import { withGrowth, withoutMark } from './grown-tree.ts'
import type { MapSession, SessionState } from './map-session.ts'
import { readMind } from './use-map.ts'

/** How often the map is drawn anew while it grows. */
const refreshMs = 200

export function useGrowth(mind: Mind, session: MapSession, { tree }: SessionState) {
  const { id, title } = mind
  const client = useQueryClient()
  const turns = useTurns()
  const found = turns.findLast(({ groupId, isMind }) => isMind && groupId === id)
  const turn = useTurn(found?.key ?? null)
  const entryId = turn?.state.entryId ?? null
  const outline = useOutline(entryId, plainText(turn?.state.parts ?? []), turn?.endedAt !== null)
  const shown = useMemo(
    () => (entryId === null ? tree : withGrowth(tree, { entryId, outline }, title)),
    [tree, entryId, outline, title],
  )
  const awaited = tree
    ? [...eachMindNode(tree)].flatMap(({ grows }) => grows ?? [])
    : mind.answers.slice(-1).map((answer) => answer.id)
  const [failed, setFailed] = useState('')

  const takeIn = (answer: number, parts: readonly MessagePart[], problem: string) => {
    if (problem) toast(problem, { kind: 'failure', key: `mind-${answer}` })
    const before = session.state().tree
    const next = withGrowth(
      before,
      { entryId: answer, outline: outlineOf(plainText(parts)) },
      title,
    )
    if (!next) return setFailed(problem || 'empty')
    setFailed('')
    if (next !== before) session.takeIn(next, before && withoutMark(before, answer))
  }
  const takeInNow = useRef(takeIn)
  takeInNow.current = takeIn

  // One that has ended on this page.
  const isOver = turn ? turn.endedAt !== null : false
  useEffect(() => {
    if (!turn || !isOver || entryId === null) return
    const { end, parts } = turn.state
    if (end) takeInNow.current(entryId, parts, end.kind === 'error' ? end.message : '')
    // Nobody told how it ended: what is stored does.
    else void readMind(client, id)
    runs.forget(turn.key)
  }, [turn, isOver, entryId, client, id])

  // One that was begun elsewhere, or ended while nobody looked.
  const isFollowed = turns.some(
    ({ state, isMind }) => isMind && awaited.includes(state.entryId ?? 0),
  )
  const waits = awaited.join()
  useEffect(() => {
    if (isFollowed) return
    for (const answer of mind.answers) {
      if (!waits.split(',').includes(String(answer.id))) continue
      if (answer.state === 'running')
        runs.attach({
          groupId: id,
          entryId: answer.id,
          isMind: true,
          parts: answer.parts,
          seq: answer.seq,
        })
      else takeInNow.current(answer.id, answer.parts, answer.error?.message ?? '')
    }
  }, [id, mind.answers, waits, isFollowed])

  const running = turn && turn.endedAt === null ? turn : undefined
  return {
    shown,
    running,
    entryId: running ? entryId : null,
    failed,
    clearFailed: () => setFailed(''),
  }
}

/** What a growing text says as an outline, a few times a second. */
function useOutline(entryId: number | null, text: string, isOver: boolean): OutlineText {
  const latest = useRef({ entryId, text })
  latest.current = { entryId, text }
  const [known, setKnown] = useState({ entryId, length: 0, outline: emptyOutline })
  useEffect(() => {
    const read = () =>
      setKnown((now) => {
        const { entryId: of, text: whole } = latest.current
        const from = now.entryId === of ? now : { entryId: of, length: 0, outline: emptyOutline }
        if (whole.length === from.length) return from === now || now.entryId === of ? now : from
        const outline = takeOutline(from.outline, whole.slice(from.length))
        return { entryId: of, length: whole.length, outline }
      })
    read()
    if (entryId === null || isOver) return
    const timer = setInterval(read, refreshMs)
    return () => clearInterval(timer)
  }, [entryId, isOver])
  return known.entryId === entryId ? known.outline : emptyOutline
}

/** What stands below a node already, so that it is not said again. */
export const knownBelow = (node: MindNode): string[] =>
  node.children
    .map(({ text }) => text.slice(0, 300))
    .filter(Boolean)
    .slice(0, 100)
