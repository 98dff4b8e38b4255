import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { upload } from '../../../api/upload.ts'
import { inWords } from '../../../i18n/refused-file.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FileRefusal } from '../../../lib/incoming/file-refusal.ts'
import { preparePicture } from '../../../lib/incoming/prepare-picture.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-manager.ts'

/** Takes a picture from this device; what is wrong with one is said by the server. */
export function AvatarUpload({ onUpload }: { onUpload: (url: string) => void }) {
  const t = useTexts('settings')
  const field = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: async (file: File) =>
      upload('uploads.addPicture', await inWords(preparePicture(file))),
    onSuccess: ({ url }) => onUpload(url),
    // What the server refuses is said where calls are made.
    onError: (failure) => {
      if (failure instanceof FileRefusal) toast(failure.message, { kind: 'failure' })
    },
  })
  return (
    <>
      <input
        ref={field}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) send.mutate(file)
          target.value = ''
        }}
      />
      <Button
        size="small"
        icon="upload"
        busy={send.isPending}
        onClick={() => field.current?.click()}
      >
        {t.avatarUpload}
      </Button>
    </>
  )
}
