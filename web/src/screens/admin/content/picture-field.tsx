import { contentLimits } from '@atelier/contract/content-terms'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { upload } from '../../../api/upload.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'

type PictureFieldProps = {
  /** What suits its place. */
  hint: string
  /** Its address. */
  value: string
  problem: string | undefined
  onChange: (url: string) => void
}

/** A picture from this device, or the address of one. */
export function PictureField({ hint, ...field }: PictureFieldProps) {
  const t = useTexts('adminContent')
  const common = useTexts('common')
  const file = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: (chosen: File) => upload('contentAdmin.addPicture', chosen, { shownInPlace: true }),
    onSuccess: (sent) => field.onChange(sent.url),
  })
  const told = send.error instanceof CallFailure ? send.error.message : common.somethingWrong
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        <span className="font-medium">{t.picture}</span>
        <input
          ref={file}
          type="file"
          accept="image/*"
          aria-label={t.picture}
          hidden
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            if (chosen) send.mutate(chosen)
            target.value = ''
          }}
        />
        <Button
          icon="upload"
          busy={send.isPending}
          className="self-start"
          onClick={() => file.current?.click()}
        >
          {t.pictureUpload}
        </Button>
        {send.isError ? (
          <p role="alert" className="text-small text-danger">
            {told}
          </p>
        ) : (
          <p className="text-small text-soft">{hint}</p>
        )}
      </div>
      <Field kind="code" label={t.pictureAddress} maxLength={contentLimits.address} {...field} />
    </div>
  )
}
