import { type WorkTypeName, workTypes } from '@atelier/contract/work-terms'
import { useQuery } from '@tanstack/react-query'
import { emptyForm, settle } from '../../../features/making/studio/request-form.ts'
import { studioOf } from '../../../features/making/studio/studio-of.ts'
import { workModelsQuery } from '../../../features/making/works/queries.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'

/** The model that a work will be made with, and what it costs. */
export function WorkHint({ type }: { type: WorkTypeName }) {
  const t = useTexts('studio')
  const { number } = useFormats()
  const { data: models = [] } = useQuery(workModelsQuery(workTypes[type]))
  const { modelId } = studioOf(type).form()
  const settled = settle({ ...emptyForm, modelId }, models)
  if (!settled) return null
  const { model, price } = settled
  return (
    <span className="figures flex min-w-0 shrink gap-1.5 px-1 text-small text-soft">
      <span className="min-w-0 truncate">{model.name}</span>
      <span aria-hidden="true">·</span>
      <span className="shrink-0">
        {price === 0 ? t.free : t.credits({ n: number(price), purse: model.purse })}
      </span>
    </span>
  )
}
