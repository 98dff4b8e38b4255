import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { type FormEvent, Suspense } from 'react'
import { Link } from 'react-router'
import { InputSlots } from '../../../features/making/studio/input-slots.tsx'
import { ModelChoice } from '../../../features/making/studio/model-choice.tsx'
import { PromptField } from '../../../features/making/studio/prompt-field.tsx'
import { RequestFields } from '../../../features/making/studio/request-fields.tsx'
import { StudioFailure } from '../../../features/making/studio/studio-failure.tsx'
import { SubmitButton } from '../../../features/making/studio/submit-button.tsx'
import type { Studio } from '../../../features/making/studio/use-studio.ts'
import { WorkPicker } from '../../../features/making/works/work-picker.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { late } from '../../../ui/late.ts'
import { maxAtOnce, modelsOf, type Tool, takesMany } from '../tool-list.ts'

const MaskDialog = late(
  async () => (await import('../../../features/making/mask-canvas/mask-dialog.tsx')).MaskDialog,
)

type ToolFormProps = { studio: Studio; tool: Tool; models: readonly WorkModel[] }

/** All that a tool wants to know, as its model declares it. */
export function ToolForm({ studio, tool, models }: ToolFormProps) {
  const t = useTexts('tools')
  const texts = useTexts('studio')
  const fields = useTexts('fields')
  const { settled } = studio
  const offering = modelsOf(tool, models)
  const sources = settled?.inputs.filter(({ role }) => role === 'source').length ?? 0
  const builtin = settled?.model.builtin && <Badge>{texts.builtin}</Badge>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void studio.submit()
  }
  return (
    <form aria-label={fields.tasks[tool]} onSubmit={submit} className="flex flex-col gap-4 p-4">
      <header className="flex flex-col gap-1.5">
        <Link
          to="/tools"
          className="touch-target -ml-1 flex items-center gap-1 self-start rounded-control pr-2 text-small text-soft hover:text-text"
        >
          <Icon name="chevron-left" size={16} />
          {t.all}
        </Link>
        <p className="flex items-center gap-2 text-title font-semibold max-lg:hidden">
          <span aria-hidden="true">{fields.tasks[tool]}</span>
          {builtin}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-soft">
          {t.about[tool]}
          <span className="lg:hidden">{builtin}</span>
        </p>
      </header>
      {offering.length > 1 && <ModelChoice studio={studio} models={offering} />}
      <InputSlots
        studio={studio}
        pickWork={(props) => <WorkPicker {...props} />}
        drawMask={(props) => (
          <Suspense>
            <MaskDialog title={t.paint} {...props} />
          </Suspense>
        )}
      />
      {sources > 1 && <Many studio={studio} n={sources} />}
      {sources === 0 && settled && takesMany(settled.model, tool) && (
        <p className="-mt-3 text-small text-soft">{t.manyHint({ max: maxAtOnce })}</p>
      )}
      {settled && settled.declared.prompt !== 'none' && (
        <PromptField studio={studio} onSubmit={() => void studio.submit()} compact={false} />
      )}
      <RequestFields studio={studio} />
      <div className="flex flex-col gap-2">
        <StudioFailure studio={studio} />
        <SubmitButton studio={studio} />
      </div>
    </form>
  )
}

function Many({ studio, n }: { studio: Studio; n: number }) {
  const t = useTexts('tools')
  const clear = () => {
    for (const { key, role } of studio.form.inputs) if (role === 'source') studio.store.remove(key)
  }
  return (
    <div className="-mt-2 flex items-center gap-2 text-small text-soft">
      <p role="status" className="figures min-w-0 flex-1">
        {t.many({ n })}
      </p>
      <Button size="small" kind="quiet" onClick={clear}>
        {t.removeAll}
      </Button>
    </div>
  )
}
