// Help with the words, in the foot of their field: the library, better words, English, and what the model would make of it.
import { Suspense, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
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
      <div role="toolbar" aria-label={t.tools} className="flex items-center gap-0.5">
        <Tool icon="book-open" label={t.library} onClick={onLibrary} />
        <Tool
          icon="lightbulb"
          label={t.improve}
          price={price.improve}
          onClick={needsWords(() => setImproving(true))}
        />
        <Tool
          icon="languages"
          face="EN"
          label={t.translate}
          price={price.translate}
          busy={translation.busy === 'English'}
          onClick={needsWords(() => void translation.run('English'))}
        />
        <Tool
          icon="languages"
          face="中"
          label={t.translateToChinese}
          price={price.translate}
          busy={translation.busy === 'Chinese'}
          onClick={needsWords(() => void translation.run('Chinese'))}
        />
        {studio.settled?.task === 'draw' && (
          <PreviewButton midjourney={midjourney} hasWords={hasWords} />
        )}
      </div>
      {price.paidModel !== null && (
        <p className="figures order-1 min-h-8 basis-full px-2 text-small text-soft">
          {t.helpPrice({
            model: price.paidModel,
            improve: price.improve,
            translate: price.translate,
          })}
        </p>
      )}
      {translation.done && (
        <div className="order-1 basis-full p-1">
          <TranslatedNote
            says={translation.done.language === 'English' ? t.translated : t.translatedToChinese}
            original={translation.done.before}
            onUndo={translation.undo}
          />
        </div>
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
  /** In place of the icon: a language by its own letters. */
  face?: string
  label: string
  /** What a press costs; empty for what is no matter of credits. */
  price?: string
  busy?: boolean
  onClick: () => void
}

function Tool({ face, label, price = '', ...rest }: ToolProps) {
  const { withPrice } = useTexts('works')
  return (
    <IconButton
      label={price ? withPrice({ label, price }) : label}
      face={
        face && (
          // No text of the page: the button is named by what it does.
          <span
            aria-hidden="true"
            data-face={face}
            className="text-small font-semibold before:content-[attr(data-face)]"
          />
        )
      }
      {...rest}
    />
  )
}
