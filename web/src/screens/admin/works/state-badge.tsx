import { type WorkState, type WorkStateName, workStates } from '@atelier/contract/work-terms'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'

const tones = {
  waiting: 'plain',
  running: 'warning',
  done: 'success',
  failed: 'danger',
  stopped: 'plain',
} as const satisfies Record<WorkStateName, string>

/** How a work stands, in a word. */
export function StateBadge({ status }: { status: WorkState }) {
  const { states } = useTexts('works')
  const names = Object.keys(workStates) as WorkStateName[]
  const name = names.find((each) => workStates[each] === status) ?? 'waiting'
  return <Badge tone={tones[name]}>{states[name]}</Badge>
}
