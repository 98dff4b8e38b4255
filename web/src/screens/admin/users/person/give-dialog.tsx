import { useRef } from 'react'
import { call } from '../../../../api/call.ts'
import { useSite } from '../../../../features/site/sites/queries.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { newId } from '../../../../lib/new-id.ts'
import { Field } from '../../../../ui/form/field.tsx'
import { useForm } from '../../../../ui/form/use-form.ts'
import { Segmented } from '../../../../ui/segmented.tsx'
import { toast } from '../../../../ui/toast-manager.ts'
import { FormDialog } from '../../frame/form-dialog.tsx'
import { useRefetch } from './person-calls.ts'

const readWhole = (text: string): number | undefined =>
  /^[-+−]?\d{1,9}$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : undefined

/** Gives credit and VIP days by hand, or takes them; once, however often it is sent. */
export function GiveDialog({ accountId, onClose }: { accountId: number; onClose: () => void }) {
  const t = useTexts('adminPeople')
  const hasTokens = useSite().tokensPerCredit !== null
  const readAnew = useRefetch()
  // With the same key it is the same gift: one that came through without our hearing of it counts once.
  const attempt = useRef({ what: '', key: '' })
  const form = useForm({
    first: { purse: 'credits' as 'credits' | 'tokens', amount: '', vipDays: '', reason: '' },
    read: ({ purse, ...typed }) => {
      const amount = readWhole(typed.amount || '0')
      const vipDays = readWhole(typed.vipDays || '0')
      const reason = typed.reason.trim()
      const isOdd = amount === undefined || vipDays === undefined
      const isNothing = amount === 0 && vipDays === 0
      return {
        input: isOdd ? undefined : { accountId, purse, amount, vipDays, reason },
        problems: {
          amount: amount === undefined ? t.amountOdd : isNothing && t.nothingGiven,
          vipDays: vipDays === undefined && t.amountOdd,
          reason: !reason && t.reasonMissing,
        },
      }
    },
    send: (gift) => {
      const what = JSON.stringify(gift)
      if (attempt.current.what !== what) attempt.current = { what, key: newId() }
      const { key } = attempt.current
      return call('POST /balance/give', { ...gift, key }, { shownInPlace: true })
    },
    onSent: async () => {
      toast(t.given, { kind: 'success' })
      await readAnew()
      onClose()
    },
    asTyped: 'recheck',
  })
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={t.give}
      description={t.giveText}
      closeLabel={t.close}
      action={t.giveAction}
    >
      {hasTokens && (
        <Segmented
          label={t.purse}
          value={form.draft.purse}
          options={[
            { value: 'credits', label: t.credits },
            { value: 'tokens', label: t.tokens },
          ]}
          onChange={(purse) => form.change({ purse })}
        />
      )}
      <Field label={t.amount} {...form.field('amount')} />
      <Field label={t.vipDays} {...form.field('vipDays')} />
      <Field label={t.reason} maxLength={500} {...form.field('reason')} />
    </FormDialog>
  )
}
