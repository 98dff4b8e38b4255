import { appPictograms } from '@atelier/contract/app-terms'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallFailure } from '../../api/call-failure.ts'
import { upload } from '../../api/upload.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AppTile } from './app-tile.tsx'

type IconFieldProps = { icon: string; problem: string | undefined; onIcon: (icon: string) => void }

/** A pictogram of ours, or a picture from this device. */
export function IconField({ icon, problem, onIcon }: IconFieldProps) {
  const t = useTexts('apps')
  const common = useTexts('common')
  const file = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: (chosen: File) => upload('POST /upload/pic', chosen),
    onSuccess: ({ url }) => onIcon(url),
  })
  const failure = send.error instanceof CallFailure ? send.error.message : common.somethingWrong
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
      <div className="scroll-quiet flex max-h-34 flex-wrap gap-1 rounded-control border border-line p-1.5">
        {appPictograms.map((name, at) => (
          <label
            key={name}
            className="touch-target relative grid size-9 cursor-pointer place-items-center rounded-control text-soft hover:bg-fill hover:text-text has-checked:bg-fill-strong has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="app-pictogram"
              aria-label={t.pictogram({ n: at + 1 })}
              checked={icon === name}
              onChange={() => onIcon(name)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <Icon name={name} />
          </label>
        ))}
      </div>
      {wrong && (
        <p role="alert" className="text-small text-danger">
          {wrong}
        </p>
      )}
    </fieldset>
  )
}
