import type { Spending } from '@atelier/contract/features/money/credits'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { groupLink } from '../../../features/talk/groups/group-link.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { kindText, useAmountText } from './credit-texts.ts'

/** One use of credits: what it was for, when, and what it came to. */
export function SpendingRow({ line }: { line: Spending }) {
  const t = useTexts('userCenter')
  const { dateTime } = useFormats()
  const amountText = useAmountText()
  const hide = useHide()
  const { model, kind, group, state, amount, purse, createdAt } = line
  return (
    <li className="flex items-center gap-3 py-2.5 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 items-center gap-2">
          <span className="truncate font-medium">{model || kindText(kind, t)}</span>
          {state === 'open' && <Badge>{t.open}</Badge>}
          {state === 'refunded' && <Badge>{t.refunded}</Badge>}
        </p>
        <p className="truncate text-small text-soft">
          <time dateTime={createdAt}>{dateTime(createdAt)}</time>
          {' · '}
          {group?.title ? (
            <Link to={groupLink(group.id)} className="hover:text-text hover:underline">
              {group.title}
            </Link>
          ) : (
            kindText(kind, t)
          )}
        </p>
      </div>
      <p className="figures shrink-0">{amountText(amount, purse)}</p>
      <IconButton
        icon="eye-off"
        label={t.hide}
        busy={hide.isPending}
        onClick={() => hide.mutate(line.id)}
      />
    </li>
  )
}

function useHide() {
  const t = useTexts('userCenter')
  return useMutation({
    mutationFn: (id: number) => call('credits.hideSpending', { id }),
    onSuccess: async () => {
      await whenRefreshed()
      toast(t.hidden, { kind: 'success' })
    },
  })
}
