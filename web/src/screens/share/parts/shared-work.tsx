import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { SharedFiles } from './shared-files.tsx'
import { useEnlarged } from './use-enlarged.tsx'

/** A work: its pictures, and what they were made with. */
export function SharedWork({ work }: { work: PublishedWork }) {
  const t = useTexts('share')
  const works = useTexts('works')
  const common = useTexts('common')
  const { enlarge, viewer } = useEnlarged()
  return (
    <div className="flex flex-col gap-6 pt-4">
      <SharedFiles work={work} onEnlarge={enlarge} />
      {work.prompt && (
        <section>
          <div className="flex items-center justify-between gap-2">
            <h2 className="text-soft">{t.prompt}</h2>
            <CopyButton
              iconOnly
              text={work.prompt}
              label={works.copyPrompt}
              copiedLabel={common.copied}
            />
          </div>
          <p className="reading whitespace-pre-wrap">{work.prompt}</p>
        </section>
      )}
      <p className="flex items-center gap-2 text-soft">
        {t.model}
        <span className="text-text">{work.model}</span>
        {work.builtin && <Badge>{works.builtin}</Badge>}
      </p>
      {viewer}
    </div>
  )
}
