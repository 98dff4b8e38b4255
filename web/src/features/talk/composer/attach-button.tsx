import { type ChangeEvent, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { pictureTypes } from '../../../lib/incoming/file-types.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { composing } from './composing.ts'

/** Chooses pictures to go with the message; where the model does not see, it says so. */
export function AttachButton({
  blindReason,
  place,
  onFiles,
}: {
  blindReason: string
  place: number
  onFiles: (files: File[]) => void
}) {
  const t = useTexts('chat')
  const input = useRef<HTMLInputElement>(null)
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])])
    event.target.value = ''
  }
  return (
    <>
      <IconButton
        icon="image-plus"
        data-tour="pictures"
        size="large"
        label={blindReason || t.attach}
        aria-disabled={blindReason !== '' || undefined}
        className={classes(blindReason !== '' && 'opacity-45')}
        onClick={() =>
          blindReason === '' ? input.current?.click() : composing.say(place, { text: blindReason })
        }
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureTypes}
        aria-label={t.attach}
        onChange={onChange}
      />
    </>
  )
}
