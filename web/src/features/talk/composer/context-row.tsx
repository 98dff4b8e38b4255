import { useTexts } from '../../../i18n/use-texts.ts'
import { chatStorage } from '../../../lib/storage/chat-storage.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { MenuCheck } from '../../../ui/menu-item.tsx'
import { setContext } from './context-chip.tsx'

export function ContextRow() {
  const t = useTexts('chat')
  const on = useStored(chatStorage).usingContext
  return (
    <MenuCheck
      icon="history"
      checked={on}
      detail={on ? t.contextOnText : t.contextOffText}
      onChange={setContext}
    >
      {t.context}
    </MenuCheck>
  )
}
