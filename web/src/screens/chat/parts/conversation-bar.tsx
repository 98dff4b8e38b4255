import '../../../ui/late.css'
import type { Group } from '@atelier/contract/features/talk/groups'
import type { ChatModel } from '@atelier/contract/features/talk/models'
import { VendorMark } from '../../../features/talk/models/vendor-mark.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ConversationTitle } from './conversation-title.tsx'

type ConversationBarProps = { group: Group; model: ChatModel | undefined; isShown: boolean }

/** What is read, who answers, and the way to share it; on narrow screens the head of the screen says so. */
export function ConversationBar({ group, model, isShown }: ConversationBarProps) {
  const t = useTexts('chat')
  const { open } = useDialogLink()
  return (
    <div
      className={classes(
        'absolute inset-x-0 top-0 z-bar flex h-11 items-center gap-2 border-b border-line bg-page pr-4 pl-3 transition-[opacity]',
        !isShown && 'not-focus-within:pointer-events-none not-focus-within:opacity-0',
      )}
    >
      <div className="flex min-w-0 flex-1">
        <ConversationTitle group={group} />
      </div>
      {model && (
        <span className="flex min-w-0 shrink items-center gap-1.5 text-tool text-soft">
          <VendorMark model={model} />
          <span className="max-w-60 truncate">{model.name}</span>
        </span>
      )}
      <IconButton
        icon="share-2"
        label={t.shareGroup}
        onClick={() => open('share', { of: `chat-${group.id}` })}
      />
    </div>
  )
}
