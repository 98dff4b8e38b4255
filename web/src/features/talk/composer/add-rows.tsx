import '../../../ui/late.css'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { MenuItem, MenuSeparator } from '../../../ui/menu-item.tsx'
import { composing } from './composing.ts'

type AddRowsProps = {
  place: number
  /** Why pictures cannot go with the message; empty when they can. */
  blindReason: string
  onPictures: () => void
  /** Absent, as those below, where the message takes none. */
  onFiles: (() => void) | undefined
  onOwnFiles: (() => void) | undefined
  onWorks: (() => void) | undefined
  children: ReactNode
}

/** What can go along with a message. What the model cannot take says why, before and when it is pressed. */
export function AddRows({ place, blindReason, children, ...ways }: AddRowsProps) {
  const t = useTexts('chat')
  const common = useTexts('common')
  const { open } = useDialogLink()
  const seen = (choose: () => void) =>
    blindReason === '' ? choose : () => composing.say(place, { text: blindReason })
  return (
    <>
      <MenuItem icon="image-plus" detail={blindReason} onSelect={seen(ways.onPictures)}>
        {t.attach}
      </MenuItem>
      {ways.onWorks && blindReason === '' && (
        <MenuItem icon="images" onSelect={ways.onWorks}>
          {t.attachWorks}
        </MenuItem>
      )}
      {ways.onFiles && (
        <MenuItem icon="paperclip" onSelect={ways.onFiles}>
          {t.attachFiles}
        </MenuItem>
      )}
      {ways.onOwnFiles && (
        <MenuItem icon="file-text" onSelect={ways.onOwnFiles}>
          {t.attachOwn}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon="scroll-text" onSelect={() => open('prompts')}>
        {common.menuPrompts}
      </MenuItem>
      {children}
    </>
  )
}
