import { useState } from 'react'
import type { ExportFormat, ExportState } from '../../../features/talk/transfer/use-export.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Segmented } from '../../../ui/segmented.tsx'

const formatsOfOne = ['markdown', 'json', 'picture', 'pdf'] as const
const formatsOfAll = ['markdown', 'json'] as const

type ExportFormProps = {
  isAll: boolean
  title: string
  state: ExportState
  onExport: (format: ExportFormat) => void
  onStop: () => void
}

export function ExportForm({ isAll, title, state, onExport, onStop }: ExportFormProps) {
  const t = useTexts('past')
  const [format, setFormat] = useState<ExportFormat>('markdown')
  const formats: readonly ExportFormat[] = isAll ? formatsOfAll : formatsOfOne
  const running = state.step === 'running'
  return (
    <div className="flex flex-col gap-4">
      {!isAll && <p className="font-medium wrap-anywhere">{title || t.untitled}</p>}
      <Segmented
        label={t.format}
        wide
        value={format}
        options={formats.map((value) => ({ value, label: t.formats[value] }))}
        onChange={setFormat}
      />
      <p className="text-soft">
        {isAll && format === 'markdown' ? t.zipText : t.formatTexts[format]}
      </p>
      {state.step === 'failed' && <FailureState inline message={t.exportFailed} />}
      {running && isAll && (
        <div className="flex items-center gap-3">
          <progress
            aria-label={t.exporting}
            value={state.done}
            max={state.of}
            className="min-w-0 flex-1 accent-accent"
          />
          <span className="text-small text-soft">
            {t.progress({ done: state.done, of: state.of })}
          </span>
        </div>
      )}
      <div className="flex justify-end gap-2">
        {running && isAll && <Button onClick={onStop}>{t.stop}</Button>}
        <Button kind="main" icon="download" busy={running} onClick={() => onExport(format)}>
          {t.export}
        </Button>
      </div>
    </div>
  )
}
