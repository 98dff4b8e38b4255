// Help with the words, below them: the library, better words, English, and what the model would make of it.
import { Suspense, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import type { IconName } from '../../../ui/icon-names.ts'
import { late } from '../../../ui/late.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { useHelpPrice } from '../use-help-price.ts'
import type { Midjourney } from '../use-midjourney.ts'
import { useTranslation } from '../use-translation.ts'
import { PreviewButton } from './preview-button.tsx'
import { TranslatedNote } from './translated-note.tsx'

const ImproveDialog = late(async () => (await import('./improve-dialog.tsx')).ImproveDialog)

type PromptToolsProps = { midjourney: Midjourney; onLibrary: () => void }

export function PromptTools({ midjourney, onLibrary }: PromptToolsProps) {
  const t = useTexts('midjourney')
  const { studio } = midjourney
  const { prompt } = studio.form
  const [improving, setImproving] = useState(false)
  const setPrompt = (next: string) => studio.change((form) => ({ ...form, prompt: next }))
  const translation = useTranslation(prompt, setPrompt)
  const price = useHelpPrice(prompt)
  const hasWords = prompt.trim() !== ''
  const needsWords = (action: () => void) => () =>
    hasWords ? action() : toast(t.writeFirst, { key: 'write-first' })
  return (
    <>
      <div
        role="toolbar"
        aria-label={t.tools}
        className="-mx-2 flex flex-wrap items-center max-lg:scroll-quiet max-lg:flex-nowrap max-lg:overflow-x-auto"
      >
        <Tool icon="book-open" label={t.library} onClick={onLibrary} />
        <Tool
          icon="lightbulb"
          label={t.improve}
          price={price.improve}
          onClick={needsWords(() => setImproving(true))}
        />
        <Tool
          icon="languages"
          label={t.translate}
          price={price.translate}
          busy={translation.busy === 'English'}
          onClick={needsWords(() => void translation.run('English'))}
        />
        <Tool
          icon="languages"
          label={t.translateToChinese}
          price={price.translate}
          busy={translation.busy === 'Chinese'}
          onClick={needsWords(() => void translation.run('Chinese'))}
        />
        {studio.settled?.task === 'draw' && (
          <PreviewButton midjourney={midjourney} hasWords={hasWords} />
        )}
      </div>
      {price.paidModel !== null && hasWords && (
        <p className="figures text-small text-soft">
          {t.helpPrice({
            model: price.paidModel,
            improve: price.improve,
            translate: price.translate,
          })}
        </p>
      )}
      {translation.done && (
        <TranslatedNote
          says={translation.done.language === 'English' ? t.translated : t.translatedToChinese}
          original={translation.done.before}
          onUndo={translation.undo}
        />
      )}
      {improving && (
        <Suspense>
          <ImproveDialog
            idea={prompt}
            purse={price.purse}
            onClose={() => setImproving(false)}
            onUse={(words) => {
              setImproving(false)
              setPrompt(words)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

type ToolProps = {
  icon: IconName
  label: string
  /** What a press costs; empty for what is no matter of credits. */
  price?: string
  busy?: boolean
  onClick: () => void
}

function Tool({ icon, label, price = '', busy = false, onClick }: ToolProps) {
  const { withPrice } = useTexts('works')
  const name = price ? withPrice({ label, price }) : label
  return (
    <Button
      kind="quiet"
      size="small"
      icon={icon}
      busy={busy}
      aria-label={name}
      data-tooltip={price ? name : undefined}
      className="gap-1! px-1!"
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
