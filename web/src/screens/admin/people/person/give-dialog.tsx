import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { CallFailure } from '../../../../api/call-failure.ts'
import { useSite } from '../../../../features/site/sites/queries.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { newId } from '../../../../lib/new-id.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { Segmented } from '../../../../ui/segmented.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toast } from '../../../../ui/toast-manager.ts'
import { useReadAnew } from './person-calls.ts'

const readWhole = (text: string): number | undefined =>
  /^[-+−]?\d{1,9}$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : undefined

/** Gives credit and VIP days by hand, or takes them; once, however often it is sent. */
export function GiveDialog({ accountId, onClose }: { accountId: number; onClose: () => void }) {
  const t = useTexts('adminPeople')
  const common = useTexts('common')
  const hasTokens = useSite().tokensPerCredit !== null
  const [draft, setDraft] = useState({
    purse: 'credits' as 'credits' | 'tokens',
    amount: '',
    vipDays: '',
    reason: '',
  })
  const [hasTried, setTried] = useState(false)
  const [key, setKey] = useState(() => newId())
  const give = useGive({ accountId, key, onClose })
  const change = (changes: Partial<typeof draft>) => {
    give.reset()
    setKey(newId())
    setDraft((now) => ({ ...now, ...changes }))
  }
  const amount = readWhole(draft.amount || '0')
  const vipDays = readWhole(draft.vipDays || '0')
  const reason = draft.reason.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (amount === undefined || vipDays === undefined || !reason || give.isPending) return
    if (amount !== 0 || vipDays !== 0) give.mutate({ purse: draft.purse, amount, vipDays, reason })
  }
  const isNothing = hasTried && amount === 0 && vipDays === 0
  const oddOf = (value: number | undefined) =>
    hasTried && value === undefined ? t.amountOdd : undefined
  return (
    <Dialog open onClose={onClose} title={t.give} description={t.giveText} closeLabel={t.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {hasTokens && (
          <Segmented
            label={t.purse}
            value={draft.purse}
            options={[
              { value: 'credits', label: t.credits },
              { value: 'tokens', label: t.tokens },
            ]}
            onChange={(purse) => change({ purse })}
          />
        )}
        <TextField
          label={t.amount}
          autoComplete="off"
          value={draft.amount}
          problem={oddOf(amount) ?? (isNothing ? t.nothingGiven : undefined)}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <TextField
          label={t.vipDays}
          autoComplete="off"
          value={draft.vipDays}
          problem={oddOf(vipDays)}
          onChange={({ target }) => change({ vipDays: target.value })}
        />
        <TextField
          label={t.reason}
          autoComplete="off"
          maxLength={500}
          value={draft.reason}
          problem={hasTried && !reason ? t.reasonMissing : undefined}
          onChange={({ target }) => change({ reason: target.value })}
        />
        {give.isError && (
          <FailureState
            inline
            message={give.error instanceof CallFailure ? give.error.message : common.somethingWrong}
          />
        )}
        <Button type="submit" kind="main" busy={give.isPending} className="self-end">
          {t.giveAction}
        </Button>
      </form>
    </Dialog>
  )
}

type Gift = { purse: 'credits' | 'tokens'; amount: number; vipDays: number; reason: string }

/** With the same key it is the same gift: one that came through without our hearing of it counts once. */
function useGive({
  accountId,
  key,
  onClose,
}: {
  accountId: number
  key: string
  onClose: () => void
}) {
  const t = useTexts('adminPeople')
  const readAnew = useReadAnew()
  return useMutation({
    mutationFn: (gift: Gift) =>
      call('POST /balance/give', { accountId, key, ...gift }, { shownInPlace: true }),
    onSuccess: async () => {
      toast(t.given, { kind: 'success' })
      await readAnew()
      onClose()
    },
  })
}
