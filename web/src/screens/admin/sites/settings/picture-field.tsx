import { useMutation } from '@tanstack/react-query'
import { type DragEvent, useRef, useState } from 'react'
import { CallFailure } from '../../../../api/call-failure.ts'
import { upload } from '../../../../api/upload.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

type PictureFieldProps = {
  label: string
  hint?: string
  problem: string | undefined
  value: string
  onChange: (value: string) => void
}

/** A picture of the brand: a file from this device, chosen or dropped, or an address typed by hand. */
export function PictureField({ label, hint, problem, value, onChange }: PictureFieldProps) {
  const t = useTexts('adminSites')
  const common = useTexts('common')
  const file = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const send = useMutation({
    mutationFn: (chosen: File) => upload('siteAdmin.addPicture', chosen, { shownInPlace: true }),
    onSuccess: ({ url }) => onChange(url),
  })
  const failure = send.error instanceof CallFailure ? send.error.message : common.somethingWrong
  const take = (chosen: File | undefined) => {
    if (chosen && !send.isPending) send.mutate(chosen)
  }
  const type = (address: string) => {
    send.reset()
    onChange(address)
  }
  const drop = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files[0])
    },
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="contents font-medium">{label}</legend>
      <div
        {...drop}
        className={classes(
          'flex flex-col gap-4 rounded-card p-4',
          isOver ? 'bg-fill-strong outline-2 outline-accent-text' : 'bg-card',
        )}
      >
        <div className="flex items-center gap-4">
          <Shown key={value} url={value.trim()} />
          <div className="flex min-w-0 flex-col gap-2">
            <div className="flex flex-wrap gap-2">
              <input
                ref={file}
                type="file"
                accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
                aria-label={label}
                hidden
                onChange={({ target }) => {
                  take(target.files?.[0])
                  target.value = ''
                }}
              />
              <Button
                icon="upload"
                size="small"
                busy={send.isPending}
                onClick={() => file.current?.click()}
              >
                {t.choosePicture}
              </Button>
              {value !== '' && (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={t.clear({ name: label })}
                  onClick={() => type('')}
                >
                  {common.remove}
                </Button>
              )}
            </div>
            {send.isError ? (
              <p role="alert" className="text-small text-danger">
                {failure}
              </p>
            ) : (
              <p className="text-small text-soft">{t.dropPicture}</p>
            )}
          </div>
        </div>
        <TextField
          label={t.pictureAddress}
          autoComplete="off"
          spellCheck={false}
          value={value}
          problem={problem}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      {hint && <p className="text-small text-soft">{hint}</p>}
    </fieldset>
  )
}

/** The picture at an address, whose absence is told; on both grounds that brands stand on. */
function Shown({ url }: { url: string }) {
  const t = useTexts('adminSites')
  const [isLost, setLost] = useState(false)
  if (!url || isLost)
    return (
      <span
        role="img"
        aria-label={url ? t.pictureLost : t.noPicture}
        title={url ? t.pictureLost : t.noPicture}
        className={classes(
          'grid size-16 shrink-0 place-items-center rounded-control bg-field',
          isLost ? 'text-danger' : 'text-faint',
        )}
      >
        <Icon name={isLost ? 'circle-alert' : 'image'} size={20} />
      </span>
    )
  return (
    <span className="flex shrink-0 overflow-hidden rounded-control">
      {['#ffffff', '#18181a'].map((ground) => (
        <span
          key={ground}
          className="grid size-16 place-items-center"
          style={{ background: ground }}
        >
          <img
            src={url}
            alt=""
            onError={() => setLost(true)}
            className="size-10 rounded-small object-contain"
          />
        </span>
      ))}
    </span>
  )
}
