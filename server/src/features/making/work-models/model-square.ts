// Finding a model among many: words, filters, and how many models each filter would leave.
import type { ParsedInputOf, ReplyOf } from '@atelier/contract/endpoint'
import {
  filterFields,
  type WorkModel,
  type workModels,
} from '@atelier/contract/features/making/work-models'

type SquareRequest = ParsedInputOf<typeof workModels.listSquare>
type FilterField = (typeof filterFields)[number]

function valuesOf(model: WorkModel, field: FilterField): readonly string[] {
  if (field === 'tag') return model.tags
  if (field === 'task') return Object.keys(model.declaration.tasks)
  return [model[field]]
}

/** Every word is somewhere in its description. */
function matches(model: WorkModel, words: readonly string[]): boolean {
  const text = [model.name, model.description, model.provider, ...model.tags].join(' ')
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}

export function pageOfModels(
  models: readonly WorkModel[],
  { q = '', page, size, ...request }: Omit<SquareRequest, 'type'>,
): ReplyOf<typeof workModels.listSquare> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const found = models.filter(
    (model) =>
      matches(model, words) &&
      filterFields.every((field) => {
        const wanted = request[field]
        return wanted === undefined || valuesOf(model, field).includes(wanted)
      }),
  )
  return { rows: found.slice((page - 1) * size, page * size), count: found.length }
}

/** The choices of each filter, the commonest first. */
export function filtersOf(models: readonly WorkModel[]): ReplyOf<typeof workModels.listFilters> {
  return filterFields.map((field) => {
    const counts = new Map<string, number>()
    for (const model of models)
      for (const value of valuesOf(model, field)) counts.set(value, (counts.get(value) ?? 0) + 1)
    const options = [...counts].map(([value, count]) => ({ value, count }))
    return { field, options: options.sort((a, b) => b.count - a.count) }
  })
}
