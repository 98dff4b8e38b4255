import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { handWordsToKeep } from '../../../lib/words-to-keep.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

export function CopyAction({ text }: { text: string }) {
  const t = useTexts('chat')
  return <CopyButton iconOnly text={text} label={t.copyMessage} copiedLabel={t.copied} />
}

/** Takes the words to the prompt store. */
export function KeepAction({ text }: { text: string }) {
  const t = useTexts('chat')
  const { open } = useDialogLink()
  return (
    <IconButton
      icon="scroll-text"
      size="small"
      label={t.keepPrompt}
      onClick={() => {
        handWordsToKeep(text)
        open('prompts')
      }}
    />
  )
}

/** Where the actions of a message stand: in sight on hover, on focus, on touch, and at the last message. */
export const actionRow = (isLast: boolean): string =>
  `mt-1 flex h-7 items-center gap-0.5 transition-[opacity] touch:mt-2 touch:gap-4 ${
    isLast
      ? ''
      : 'opacity-0 group-hover/message:opacity-100 group-focus-within/message:opacity-100 touch:opacity-100'
  }`
