// What this page has seen of its own answers, outside React.
import { useSyncExternalStore } from 'react'
import { runs } from '../../features/talk/runs/runs.ts'
import { token } from '../../lib/storage/identity.ts'
import { type AnswerHere, recordTurns } from './answer-tasks.ts'

let known = recordTurns([], runs.turns())
const listeners = new Set<() => void>()

function keep(next: readonly AnswerHere[]): void {
  known = next
  for (const listener of listeners) listener()
}

runs.subscribe(() => keep(recordTurns(known, runs.turns())))

// A guest who signs up keeps what was made; whoever comes after a member is somebody else.
let caller = token.get()
token.subscribe(() => {
  const before = caller
  caller = token.get()
  if (before !== '' && before !== caller) keep(recordTurns([], runs.turns()))
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAnswersHere = (): readonly AnswerHere[] =>
  useSyncExternalStore(subscribe, () => known)
