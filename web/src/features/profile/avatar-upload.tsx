import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { upload } from '../../api/upload.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/button.tsx'

/** Takes a picture from this device; what is wrong with one is said by the server. */
export function AvatarUpload({ onUpload }: { onUpload: (url: string) => void }) {
  const t = useTexts('settings')
  const field = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: (file: File) => upload('POST /upload/pic', file),
    onSuccess: ({ url }) => onUpload(url),
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
