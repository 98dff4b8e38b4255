// One of one's own answers: of which conversation, then which.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callOptions } from '../../../api/call-options.ts'
import { useGroups } from '../../../features/talk/groups/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

type AnswerPickerProps = {
  onPick: (sample: { wish: { entry: number }; name: string; picture: string }) => void
  onClose: () => void
}

export function AnswerPicker({ onPick, onClose }: AnswerPickerProps) {
  const t = useTexts('market')
  const common = useTexts('common')
  const { data: groups = [], isPending } = useGroups()
  const [chosen, setChosen] = useState(0)
  const groupId = chosen || (groups[0]?.id ?? 0)
  const log = useQuery({
    ...callOptions('chatlog.list', { groupId, size: 100 }),
    enabled: groupId > 0,
  })
  const answers =
    log.data?.rows.filter(
      ({ role, state, text }) => role === 'assistant' && state !== 'running' && text.trim() !== '',
    ) ?? []
  const isEmpty = groupId > 0 ? log.isSuccess && answers.length === 0 : !isPending
  return (
    <DialogWindow
      open
      fullOnPhone
      size="medium"
      title={t.pickAnswer}
      closeLabel={common.close}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        {groups.length > 0 && (
          <Select
            label={t.conversation}
            value={groupId}
            options={groups.map(({ id, title }) => ({ value: id, label: title || t.untitled }))}
            onChange={setChosen}
            className="w-full"
          />
        )}
        {log.isError && <QueryFailure of={log} />}
        {(isPending || log.isLoading) && <Skeleton className="h-40 rounded-card" />}
        {isEmpty && (
          <EmptyState icon="message-circle" title={t.noAnswers}>
            {t.noAnswersText}
          </EmptyState>
        )}
        <ul className="flex flex-col gap-2">
          {answers.map(({ id, text }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() =>
                  onPick({ wish: { entry: id }, name: text.slice(0, 200), picture: '' })
                }
                className="w-full rounded-control border border-line p-3 text-left hover:bg-fill"
              >
                <span className="line-clamp-4 wrap-anywhere">{text.slice(0, 600)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </DialogWindow>
  )
}
