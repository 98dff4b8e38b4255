import { useTexts } from '../../../i18n/use-texts.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'

export function CopyAction({ text }: { text: string }) {
  const t = useTexts('chat')
  return <CopyButton iconOnly text={text} label={t.copyMessage} copiedLabel={t.copied} />
}

/** Where the actions of a message stand: in sight on hover, on focus, on touch, and at the last message. */
export const actionRow = (isLast: boolean): string =>
  `mt-1 flex h-7 items-center gap-0.5 transition-[opacity] touch:mt-2 touch:gap-4 ${
    isLast
      ? ''
      : 'opacity-0 group-hover/message:opacity-100 group-focus-within/message:opacity-100 touch:opacity-100'
  }`
