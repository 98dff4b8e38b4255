import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../../api/call.ts'
import { CallFailure } from '../../../../api/call-failure.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

/** Makes a link by which a member chooses a new password, and shows it once. */
export function ResetDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const t = useTexts('adminPeople')
  const common = useTexts('common')
  const { dateTime } = useFormats()
  const { mutate, data, error } = useMutation({
    mutationFn: () => call('POST /auth/operatorReset', { username }, { shownInPlace: true }),
  })
  useEffect(() => mutate(), [mutate])
  return (
    <Dialog open onClose={onClose} title={t.reset} closeLabel={t.close} size="medium">
      {data && (
        <div className="flex flex-col gap-3">
          <p className="text-soft">{t.resetText({ until: dateTime(data.expiresAt) })}</p>
          <TextField
            label={t.link}
            readOnly
            value={data.url}
            onFocus={({ target }) => target.select()}
            end={<CopyButton iconOnly label={t.copyLink} copiedLabel={t.copied} text={data.url} />}
          />
        </div>
      )}
      {error && (
        <FailureState
          inline
          message={error instanceof CallFailure ? error.message : common.somethingWrong}
        />
      )}
      {!data && !error && <Skeleton className="h-24 rounded-card" />}
    </Dialog>
  )
}
