import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { CallFailure } from '../../../../api/call-failure.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast-manager.ts'
import { useReadAnew } from './person-calls.ts'

/** Blocks somebody, with the reason that they are told. */
export function BlockDialog({
  id,
  name,
  onClose,
}: {
  id: number
  name: string
  onClose: () => void
}) {
  const t = useTexts('adminPeople')
  const common = useTexts('common')
  const readAnew = useReadAnew()
  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  const block = useMutation({
    mutationFn: () =>
      call('POST /admin/people/block', { id, reason: reason.trim() }, { shownInPlace: true }),
    onSuccess: async () => {
      toast(t.blockedNow({ name }), { kind: 'success' })
      await readAnew()
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason.trim() && !block.isPending) block.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={t.blockTitle({ name })} closeLabel={t.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-soft">{t.blockText}</p>
        <TextAreaField
          label={t.reason}
          maxLength={500}
          value={reason}
          problem={hasTried && !reason.trim() ? t.reasonMissing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {block.isError && (
          <FailureState
            inline
            message={
              block.error instanceof CallFailure ? block.error.message : common.somethingWrong
            }
          />
        )}
        <Button type="submit" kind="danger" busy={block.isPending} className="self-end">
          {t.block}
        </Button>
      </form>
    </Dialog>
  )
}
