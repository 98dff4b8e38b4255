import { useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem } from '../../../ui/menu-item.tsx'

type AttachFilesButtonProps = {
  onFiles: (files: File[]) => void
  /** Chooses among own files; absent where only new ones can be chosen. */
  onOwn?: (() => void) | undefined
}

/** Chooses files that the answer is to be taken from. */
export function AttachFilesButton({ onFiles, onOwn }: AttachFilesButtonProps) {
  const t = useTexts('chat')
  const input = useRef<HTMLInputElement>(null)
  const choose = () => input.current?.click()
  const named = { icon: 'paperclip', size: 'large', label: t.attachFiles } as const
  return (
    <>
      {onOwn ? (
        <Menu side="top" className="w-56" trigger={<IconButton {...named} />}>
          <MenuItem icon="upload" onSelect={choose}>
            {t.attachUpload}
          </MenuItem>
          <MenuItem icon="file-text" onSelect={onOwn}>
            {t.attachOwn}
          </MenuItem>
        </Menu>
      ) : (
        <IconButton {...named} onClick={choose} />
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t.attachFiles}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
