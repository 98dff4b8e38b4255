// The words of the line above the screens. What does not fit into the line can be unfolded.
import { useRef, useState } from 'react'
import { Inline } from '../../features/talk/markdown/inline.tsx'
import { MarkdownTextsContext } from '../../features/talk/markdown/markdown-texts.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useIsCut } from '../../ui/use-is-cut.ts'

const noDefinitions = {}

export function BannerLine({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  const t = useTexts('site')
  const markdown = useTexts('markdown')
  const line = useRef<HTMLDivElement>(null)
  const [unfolded, setUnfolded] = useState(false)
  const isCut = useIsCut(line)
  return (
    <section
      aria-label={t.banner}
      className="flex min-h-9 items-start gap-1 pr-1 pl-4 motion-appear"
    >
      <span className="min-w-0 flex-1 self-center py-2 sm:text-center">
        <div
          ref={line}
          className={classes('md [--md-line:20px] [--md-size:14px]', !unfolded && 'truncate')}
        >
          <MarkdownTextsContext value={markdown}>
            <Inline
              source={text.replaceAll(/\s+/g, ' ').trim()}
              open={false}
              definitions={noDefinitions}
            />
          </MarkdownTextsContext>
        </div>
      </span>
      <span className="flex h-9 items-center">
        {(isCut || unfolded) && (
          <IconButton
            icon={unfolded ? 'chevron-up' : 'chevron-down'}
            label={unfolded ? t.showLess : t.showAll}
            aria-expanded={unfolded}
            size="small"
            onClick={() => setUnfolded(!unfolded)}
          />
        )}
        <IconButton icon="x" size="small" label={t.dismissBanner} onClick={onDismiss} />
      </span>
    </section>
  )
}
