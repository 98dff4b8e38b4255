import type { DrawingCase } from '@atelier/contract/features/making/drawing-library'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { CasePicture } from './case-picture.tsx'

type CaseViewProps = { shown: DrawingCase; onBack: () => void; onUse: () => void }

/** One case, large, with its whole recipe. */
export function CaseView({ shown, onBack, onUse }: CaseViewProps) {
  const t = useTexts('drawingLibrary')
  const common = useTexts('common')
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  const { title, prompt, meaning, url, blur, width, height, params } = shown
  const facts = [
    [t.aspect, params.aspect],
    [t.seed, params.seed],
  ].filter(([, value]) => value !== undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc goes back from anywhere in it
    <div
      className="flex flex-col gap-4 sm:flex-row sm:items-start"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onBack()
      }}
    >
      <div className="min-w-0 sm:flex-1">
        <Button
          ref={back}
          kind="quiet"
          size="small"
          icon="chevron-left"
          className="-ml-3"
          onClick={onBack}
        >
          {t.backToCases}
        </Button>
        <div
          className="mx-auto mt-2 max-w-full"
          style={{ width: `min(100%, ${(width / height) * 60}dvh)` }}
        >
          <CasePicture key={url} src={url} blur={blur} alt={title} width={width} height={height} />
        </div>
      </div>
      <div className="flex flex-col gap-3 sm:w-64 sm:shrink-0 sm:pt-10">
        <h3 className="text-title font-semibold">{title}</h3>
        {meaning && <p>{meaning}</p>}
        <div>
          <p className="text-small text-soft">{t.prompt}</p>
          <p lang="en" className={meaning ? 'text-soft' : ''}>
            {prompt}
          </p>
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-2">
          {facts.map(([name, value]) => (
            <div key={String(name)}>
              <dt className="text-small text-soft">{name}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
        {shown.builtin && <p className="text-small text-soft">{t.builtinText}</p>}
        <div className="flex flex-wrap gap-2">
          <Button kind="main" size="small" onClick={onUse}>
            {t.use}
          </Button>
          <CopyButton text={prompt} label={t.copyPrompt} copiedLabel={common.copied} />
        </div>
      </div>
    </div>
  )
}
