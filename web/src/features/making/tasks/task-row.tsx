import { useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { IconName } from '../../../ui/icon-names.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { durationText } from './duration-text.ts'
import type { Task, TaskState } from './task.ts'

const signs: Record<Exclude<TaskState, 'running'>, { icon: IconName; tone: string }> = {
  done: { icon: 'check', tone: 'text-success' },
  ended: { icon: 'check', tone: 'text-soft' },
  empty: { icon: 'triangle-alert', tone: 'text-warning' },
  stopped: { icon: 'square', tone: 'scale-75 fill-current text-soft' },
  length: { icon: 'triangle-alert', tone: 'text-warning' },
  refused: { icon: 'triangle-alert', tone: 'text-warning' },
  interrupted: { icon: 'circle-alert', tone: 'text-danger' },
  failed: { icon: 'circle-alert', tone: 'text-danger' },
}

type TaskRowProps = { task: Task; now: number; onGone: () => void }

export function TaskRow({ task, now, onGone }: TaskRowProps) {
  const t = useTexts('tasks')
  const { title, to, worker, state, problem, startedAt, endedAt } = task
  const isRunning = endedAt === null
  const took = durationText((endedAt ?? now) - startedAt)
  const facts = [isRunning ? '' : t.states[state], worker, took, isRunning ? task.progress() : '']
  return (
    <li className="flex items-center gap-1 rounded-control pr-1 hover:bg-fill">
      <Link
        to={to}
        onClick={onGone}
        className="flex min-w-0 flex-1 items-start gap-3 rounded-control px-2 py-2 -outline-offset-2"
      >
        <span className="mt-0.5 shrink-0">
          <Sign state={state} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{title}</span>
          <span className="figures block truncate text-small text-soft">
            {facts.filter(Boolean).join(' · ')}
          </span>
          {problem && <span className="mt-0.5 line-clamp-2 text-small text-danger">{problem}</span>}
        </span>
        {task.picture && (
          <img
            src={task.picture}
            alt=""
            className="size-10 shrink-0 rounded-control bg-fill object-cover"
          />
        )}
      </Link>
      {isRunning && <StopButton task={task} />}
    </li>
  )
}

function Sign({ state }: { state: TaskState }) {
  const t = useTexts('tasks')
  if (state === 'running') {
    return (
      <span className="text-accent-text">
        <Spinner />
        <span className="sr-only">{t.states.running}</span>
      </span>
    )
  }
  const { icon, tone } = signs[state]
  return <Icon name={icon} size={16} className={tone} />
}

function StopButton({ task }: { task: Task }) {
  const t = useTexts('tasks')
  const [busy, setBusy] = useState(false)
  const stop = async () => {
    setBusy(true)
    try {
      await task.stop()
    } catch {
      setBusy(false)
      toast(t.stopFailed, { kind: 'failure' })
    }
  }
  return (
    <IconButton
      icon="square"
      face={<Icon name="square" size={16} className="scale-75 fill-current" />}
      label={t.stop({ title: task.title })}
      busy={busy}
      onClick={() => {
        if (!busy) void stop()
      }}
    />
  )
}
