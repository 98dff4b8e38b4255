import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { CallFailure } from '../../../../api/call-failure.ts'
import { dataKey } from '../../../../api/call-options.ts'
import type { InputAt } from '../../../../api/endpoint-types.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toast } from '../../../../ui/toast-manager.ts'
import { dayOf } from '../days.ts'
import { LabelledSelect } from '../labelled-select.tsx'
import { type BatchForm, batchKinds, batchOf, emptyBatch } from './batch-form.ts'
import { BatchNumbers } from './batch-numbers.tsx'

/** What new codes are to be. */
export function NewBatchForm({
  twoPurses,
  onMade,
}: {
  twoPurses: boolean
  onMade: (id: number) => void
}) {
  const t = useTexts('adminMoney')
  const common = useTexts('common')
  const [form, setForm] = useState(emptyBatch)
  const [isTried, setTried] = useState(false)
  const make = useMake(onMade)
  const change = (changes: Partial<BatchForm>) => setForm((now) => ({ ...now, ...changes }))
  const today = dayOf(new Date())
  const made = batchOf(form, today)
  const problems = isTried && 'problems' in made ? made.problems : []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if ('batch' in made && !make.isPending) make.mutate(made.batch)
  }
  const told = make.error instanceof CallFailure ? make.error.message : common.somethingWrong
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t.codes.name}
        autoComplete="off"
        maxLength={80}
        hint={t.codes.nameHint}
        value={form.name}
        problem={problems.includes('name') ? t.codes.nameMissing : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className="flex flex-col gap-1.5">
        <LabelledSelect
          label={t.codes.kind}
          value={form.kind}
          options={batchKinds.map((value) => ({ value, label: t.codes.kinds[value] }))}
          onChange={(kind) => change({ kind })}
          className="w-full"
        />
        <p className="text-small text-soft">{t.codes.kindTexts[form.kind]}</p>
      </div>
      <BatchNumbers form={form} problems={problems} twoPurses={twoPurses} onChange={change} />
      <TextField
        label={t.codes.lastDay}
        type="date"
        min={today}
        hint={t.codes.lastDayHint}
        value={form.lastDay}
        problem={problems.includes('lastDay') ? t.codes.lastDayOdd : undefined}
        onChange={({ target }) => change({ lastDay: target.value })}
      />
      <TextField
        label={t.codes.note}
        autoComplete="off"
        maxLength={500}
        value={form.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      {make.isError && <FailureState inline message={told} />}
      <Button type="submit" kind="main" busy={make.isPending} className="sm:self-end">
        {t.codes.make}
      </Button>
    </form>
  )
}

function useMake(onMade: (id: number) => void) {
  const t = useTexts('adminMoney')
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (batch: InputAt<'POST /codes/createBatch'>) =>
      call('POST /codes/createBatch', batch, { shownInPlace: true }),
    onSuccess: ({ id }) => {
      toast(t.codes.made, { kind: 'success' })
      onMade(id)
    },
    onSettled: () =>
      Promise.all(
        (['GET /codes/batches', 'GET /admin/figures/setup'] as const).map((key) =>
          queries.invalidateQueries({ queryKey: dataKey(key) }),
        ),
      ),
  })
}
