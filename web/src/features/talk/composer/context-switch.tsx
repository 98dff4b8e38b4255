import { useTexts } from '../../../i18n/use-texts.ts'
import { chatStorage } from '../../../lib/storage/chat-storage.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuChoice } from '../../../ui/menu-item.tsx'

/** Whether earlier messages go with a new one. Off is said in words where there is room, since it changes what the model knows. */
export function ContextSwitch() {
  const t = useTexts('chat')
  const on = useStored(chatStorage).usingContext
  return (
    <Menu
      side="top"
      className="w-72"
      trigger={
        on ? (
          <IconButton icon="history" label={t.contextOn} size="large" data-tour="context" />
        ) : (
          <Button
            kind="quiet"
            icon="history"
            data-tour="context"
            className="gap-1.5! px-2.5! text-warning! max-sm:bg-fill"
          >
            <span className="max-sm:sr-only">{t.contextOff}</span>
          </Button>
        )
      }
    >
      <MenuChoice
        value={on ? 'on' : 'off'}
        options={[
          { value: 'on', label: t.contextOn, detail: t.contextOnText },
          { value: 'off', label: t.contextOff, detail: t.contextOffText },
        ]}
        onChange={(chosen) =>
          chatStorage.update((kept) => ({ ...kept, usingContext: chosen === 'on' }))
        }
      />
    </Menu>
  )
}
