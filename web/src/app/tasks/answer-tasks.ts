// Answers as tasks: those that this page reads itself, and those of other tabs and devices as the server knows them.
import type { RunSummary } from '@atelier/contract/features/talk/chat'
import type { TaskState } from '../../features/making/tasks/task.ts'
import type { RunEnd } from '../../features/talk/runs/run-reducer.ts'
import type { Turn } from '../../features/talk/runs/turn.ts'

/** An answer that this page has seen under way; kept when its turn has ended and is forgotten. */
export type AnswerHere = {
  entryId: number
  groupId: number
  kind: RunSummary['kind']
  /** The turn by which it can be stopped and its words counted. */
  turnKey: string
  model: string
  startedAt: number
  endedAt: number | null
  /** Null while it runs, and when nobody told how it ended. */
  end: RunEnd | null
}

/** What is known after a change of the turns. What is gone before it has ended was left: it runs on for others to tell. */
export function recordTurns(
  known: readonly AnswerHere[],
  turns: readonly Turn[],
): readonly AnswerHere[] {
  const now = new Map<number, AnswerHere>()
  for (const answer of known) if (answer.endedAt !== null) now.set(answer.entryId, answer)
  for (const turn of turns) {
    const { entryId } = turn.state
    if (entryId === null || turn.groupId === null) continue
    now.set(entryId, {
      entryId,
      groupId: turn.groupId,
      kind: turn.isMind ? 'mind' : 'chat',
      turnKey: turn.key,
      model: turn.model?.name ?? '',
      startedAt: turn.startedAt,
      endedAt: turn.endedAt,
      end: turn.endedAt === null ? null : turn.state.end,
    })
  }
  return [...now.values()]
}

/** What the server said, with its dates turned to the clock of this browser. */
export type AnswerThere = Omit<RunSummary, 'startedAt' | 'endedAt'> & {
  startedAt: number
  endedAt: number | null
}

export function answersThere(
  { rows, now }: { rows: readonly RunSummary[]; now: string },
  receivedAt: number,
): AnswerThere[] {
  const ahead = receivedAt - Date.parse(now)
  return rows.map((row) => ({
    ...row,
    startedAt: Date.parse(row.startedAt) + ahead,
    endedAt: row.endedAt === null ? null : Date.parse(row.endedAt) + ahead,
  }))
}

/** One answer, from whoever knows more of it. */
export type AnswerTask = {
  entryId: number
  groupId: number
  kind: RunSummary['kind']
  /** Null for one that another tab or device reads. */
  turnKey: string | null
  /** As the server last told it; empty when it did not. */
  title: string
  model: string
  state: TaskState
  problem: string
  startedAt: number
  endedAt: number | null
  /** As the server last counted; null when it did not. */
  characters: number | null
}

/** Every answer once. What this page reads is fresher than what was asked for, unless it has been gone on with elsewhere since. */
export function mergeAnswers(
  here: readonly AnswerHere[],
  there: readonly AnswerThere[],
): AnswerTask[] {
  const own = new Map(here.map((answer) => [answer.entryId, answer]))
  const asked = new Map(there.map((answer) => [answer.entryId, answer]))
  const ids = new Set([...own.keys(), ...asked.keys()])
  return [...ids].flatMap((id) => {
    const [answer, row] = [own.get(id), asked.get(id)]
    if (!answer) return row ? fromRow(row) : []
    const wentOn = row && answer.endedAt !== null && row.startedAt > answer.endedAt
    return wentOn ? fromRow(row) : fromHere(answer, row)
  })
}

const fromRow = ({ error, ...row }: AnswerThere): AnswerTask => ({
  ...row,
  turnKey: null,
  problem: error?.message ?? '',
})

function fromHere(answer: AnswerHere, row: AnswerThere | undefined): AnswerTask {
  const { entryId, groupId, kind, endedAt, end } = answer
  const isOver = endedAt !== null
  // One that was found running began before this page found it.
  const isSame = row && (row.endedAt ?? answer.startedAt) >= answer.startedAt
  return {
    entryId,
    groupId,
    kind,
    turnKey: isOver ? null : answer.turnKey,
    title: row?.title ?? '',
    model: answer.model || row?.model || '',
    state: isOver ? stateOf(end, row) : 'running',
    problem: end?.kind === 'error' ? end.message : '',
    startedAt: isSame ? Math.min(answer.startedAt, row.startedAt) : answer.startedAt,
    endedAt,
    characters: null,
  }
}

function stateOf(end: RunEnd | null, row: AnswerThere | undefined): TaskState {
  if (end?.kind === 'finish') return end.reason
  if (end?.kind === 'error') return 'failed'
  return row && row.endedAt !== null ? row.state : 'ended'
}

/** Whether something runs that this page does not read itself. */
export const runsElsewhere = (tasks: readonly AnswerTask[]): boolean =>
  tasks.some(({ endedAt, turnKey }) => endedAt === null && turnKey === null)
