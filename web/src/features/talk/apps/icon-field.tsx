import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { upload } from '../../../api/upload.ts'
import { inWords } from '../../../i18n/refused-file.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FileRefusal } from '../../../lib/incoming/file-refusal.ts'
import { preparePicture } from '../../../lib/incoming/prepare-picture.ts'
import { Button } from '../../../ui/button.tsx'
import { AppTile } from './app-tile.tsx'
import { PictogramChoice } from './pictogram-choice.tsx'

type IconFieldProps = { icon: string; problem: string | undefined; onIcon: (icon: string) => void }

/** A pictogram of ours, or a picture from this device. */
export function IconField({ icon, problem, onIcon }: IconFieldProps) {
  const t = useTexts('apps')
  const common = useTexts('common')
  const file = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: async (chosen: File) =>
      upload('uploads.addPicture', await inWords(preparePicture(chosen))),
    onSuccess: ({ url }) => onIcon(url),
  })
  const { error } = send
  const isSaid = error instanceof CallFailure || error instanceof FileRefusal
  const failure = isSaid ? error.message : common.somethingWrong
  const wrong = send.isError ? failure : problem
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">{t.icon}</legend>
      <div className="flex items-center gap-3">
        <AppTile icon={icon} />
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            if (chosen) send.mutate(chosen)
            target.value = ''
          }}
        />
        <Button
          size="small"
          icon="upload"
          busy={send.isPending}
          onClick={() => file.current?.click()}
        >
          {t.iconUpload}
        </Button>
      </div>
      <PictogramChoice chosen={icon} onChoose={onIcon} />
      {wrong && (
        <p role="alert" className="text-small text-danger">
          {wrong}
        </p>
      )}
    </fieldset>
  )
}
