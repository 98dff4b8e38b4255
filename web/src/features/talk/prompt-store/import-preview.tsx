import type { ImportReport } from '@atelier/contract/features/talk/prompts'
import type { ListedPrompt } from '@atelier/contract/prompt-list'
import { useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { useImport } from './queries.ts'
import { VirtualRows } from './virtual-rows.tsx'

type ImportPreviewProps = {
  list: readonly ListedPrompt[]
  /** Asked for another list. */
  onOther: () => void
  onShowPrompts: () => void
}

/** What a list holds, of which one takes what one wants. */
export function ImportPreview({ list, onOther, onShowPrompts }: ImportPreviewProps) {
  const t = useTexts('prompts')
  const common = useTexts('common')
  const fitting = list.flatMap(({ problem }, at) => (problem === null ? [at] : []))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(fitting))
  const [done, setDone] = useState(0)
  const [report, setReport] = useState<ImportReport>()
  const bring = useImport(setDone)
  if (report)
    return <ImportOutcome report={report} onOther={onOther} onShowPrompts={onShowPrompts} />

  const isAll = chosen.size === fitting.length
  const start = () => {
    setDone(0)
    const wanted = list.filter((_, at) => chosen.has(at))
    const words = wanted.map(({ title, content, tags }) => ({ title, content, tags }))
    bring.mutate(words, { onSuccess: setReport })
  }
  const toggle = (at: number) => {
    const next = new Set(chosen)
    if (!next.delete(at)) next.add(at)
    setChosen(next)
  }
  const refusal =
    bring.error &&
    (bring.error instanceof CallFailure ? bring.error.message : common.somethingWrong)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-3 border-b border-line px-6 py-2 max-sm:px-5">
        <p className="figures min-w-0 flex-1 text-small text-soft">
          {t.chosen({ n: chosen.size, of: list.length })}
        </p>
        <Button
          kind="quiet"
          size="small"
          disabled={fitting.length === 0}
          onClick={() => setChosen(isAll ? new Set() : new Set(fitting))}
        >
          {isAll ? t.chooseNone : t.chooseAll}
        </Button>
      </div>
      <VirtualRows label={t.preview} count={list.length} height={64} keyOf={(index) => index}>
        {(index) => {
          const entry = list[index]
          return (
            entry && (
              <PreviewRow
                entry={entry}
                isChosen={chosen.has(index)}
                onToggle={() => toggle(index)}
              />
            )
          )
        }}
      </VirtualRows>
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-6 py-3 max-sm:px-5 max-sm:pb-[max(12px,env(safe-area-inset-bottom))]">
        <p role="alert" className="min-w-0 flex-1 text-danger">
          {refusal}
        </p>
        {bring.isPending && chosen.size > 500 && (
          <p role="status" className="figures text-small text-soft">
            {t.importing({ n: done, of: chosen.size })}
          </p>
        )}
        <Button onClick={onOther}>{t.otherList}</Button>
        <Button kind="main" busy={bring.isPending} disabled={chosen.size === 0} onClick={start}>
          {t.importChosen({ n: chosen.size })}
        </Button>
      </div>
    </div>
  )
}

type PreviewRowProps = { entry: ListedPrompt; isChosen: boolean; onToggle: () => void }

function PreviewRow({ entry, isChosen, onToggle }: PreviewRowProps) {
  const t = useTexts('prompts')
  const { title, content, problem } = entry
  return (
    <label className="flex h-full cursor-pointer items-center gap-3 px-6 hover:bg-fill has-disabled:cursor-default max-sm:px-5">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={problem !== null}
        onChange={onToggle}
        className="size-4.5 shrink-0 cursor-pointer accent-accent"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{title || '—'}</span>
        <span className={problem ? 'block truncate text-danger' : 'block truncate text-soft'}>
          {problem ? t.problems[problem] : content.slice(0, 300)}
        </span>
      </span>
    </label>
  )
}
