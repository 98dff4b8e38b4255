import type { KeptPrompt } from '@atelier/contract/features/talk/prompts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type PromptRowProps = {
  prompt: KeptPrompt
  /** Absent where there is no field to use it in. */
  onUse?: (() => void) | undefined
  onEdit: () => void
  /** Offers it to others. */
  onOffer: () => void
  onVersions: () => void
  onDelete: () => void
}

/** A kept prompt; a press on its words opens it. */
export function PromptRow({
  prompt,
  onUse,
  onEdit,
  onOffer,
  onVersions,
  onDelete,
}: PromptRowProps) {
  const t = useTexts('prompts')
  const { title, content, tags, version } = prompt
  return (
    <div className="relative flex h-full items-center gap-2 px-6 hover:bg-fill max-sm:px-5">
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 items-baseline gap-2">
          <button
            type="button"
            aria-label={t.editOne({ title })}
            onClick={onEdit}
            className="min-w-0 truncate rounded-control text-left font-medium after:absolute after:inset-0"
          >
            {title}
          </button>
          {tags.length > 0 && (
            <span className="max-w-[45%] shrink-0 truncate text-small text-soft">
              {tags.map((tag) => `#${tag}`).join(' ')}
            </span>
          )}
        </div>
        <p className="truncate text-soft">{content.slice(0, 300)}</p>
      </div>
      <div className="relative flex shrink-0 items-center gap-0.5 touch:gap-2">
        {onUse && (
          <IconButton icon="square-pen" size="small" label={t.fillOne({ title })} onClick={onUse} />
        )}
        <CopyButton iconOnly text={content} label={t.copyOne({ title })} copiedLabel={t.copied} />
        <IconButton icon="globe" size="small" label={t.offerOne({ title })} onClick={onOffer} />
        {version > 1 && (
          <IconButton
            icon="history"
            size="small"
            label={t.versionsOne({ title })}
            onClick={onVersions}
          />
        )}
        <IconButton icon="trash-2" size="small" label={t.deleteOne({ title })} onClick={onDelete} />
      </div>
    </div>
  )
}
