import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { useTexts } from '../../../i18n/use-texts.ts'
import { chosenParams } from './chosen-params.ts'
import { paramText } from './param-text.ts'

type RecipeChipsProps = {
  work: Pick<Work, 'params' | 'task'>
  model: WorkModel | undefined
  /** Parameters that are told elsewhere. */
  without?: readonly string[]
}

/** What was chosen for a work beside its words; nothing where all is as its model takes it anyway. */
export function RecipeChips({ work, model, without = [] }: RecipeChipsProps) {
  const fields = useTexts('fields')
  const declared = model?.declaration.fields ?? []
  const chosen = chosenParams(work.params, declared).filter(([name]) => !without.includes(name))
  if (chosen.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-1.5">
      {chosen.map(([name, value]) => {
        const label = declared.find((field) => field.name === name)?.label
        const [title, text] = paramText({ name, value, label, task: work.task }, fields)
        return (
          <div key={name} className="flex max-w-full gap-1.5 rounded-control bg-fill px-2.5 py-1">
            <dt className="shrink-0 text-soft">{title}</dt>
            <dd className="figures min-w-0 wrap-anywhere">{text}</dd>
          </div>
        )
      })}
    </dl>
  )
}
