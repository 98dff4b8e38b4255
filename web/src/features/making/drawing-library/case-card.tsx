import type { DrawingCase } from '@atelier/contract/features/making/drawing-library'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { CasePicture } from './case-picture.tsx'

type CaseCardProps = { shown: DrawingCase; onOpen: () => void; onUse: () => void }

/** A picture with what it is made from. */
export function CaseCard({ shown, onOpen, onUse }: CaseCardProps) {
  const t = useTexts('drawingLibrary')
  const common = useTexts('common')
  const { title, prompt, meaning, thumbnail, blur, width, height } = shown
  return (
    <article className="flex flex-col gap-1.5">
      <button
        type="button"
        aria-label={t.show({ title })}
        data-case={shown.id}
        onClick={onOpen}
        className="block cursor-zoom-in rounded-card transition-opacity hover:opacity-90"
      >
        <CasePicture lazy src={thumbnail} blur={blur} alt="" width={width} height={height} />
      </button>
      <h3 className="mt-0.5 font-medium">{title}</h3>
      <p className="line-clamp-2 text-small text-soft">{meaning || prompt}</p>
      <div className="flex items-center gap-1">
        <Button size="small" onClick={onUse}>
          {t.use}
        </Button>
        <CopyButton iconOnly text={prompt} label={t.copyPrompt} copiedLabel={common.copied} />
        {shown.builtin && (
          <span className="ml-auto">
            <Badge>{t.builtin}</Badge>
          </span>
        )}
      </div>
    </article>
  )
}
