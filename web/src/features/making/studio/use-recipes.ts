// What is brought into a studio: recipes of works, and their files.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { formTasks, type WorkTask } from '@atelier/contract/work-terms'
import { useCallback } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { type BroughtFile, withFile, withRecipe } from './take-recipe.ts'
import type { Studio } from './use-studio.ts'

type Recipe = Parameters<typeof withRecipe>[1] & { model: string }

/** What another screen sends; undefined for what is not there any more. */
type Arrived =
  | {
      work: Recipe
      file: Omit<BroughtFile, 'name'> | null
      as: Parameters<typeof withFile>[2]
      originId: number | null
    }
  | undefined

type RecipesOptions = {
  models: readonly WorkModel[]
  /** What can be asked for here; a constant. */
  offered?: readonly WorkTask[]
  /** What is said in place of the usual when the recipe of a work was taken; the same function each time. */
  saidOf?: ((work: Recipe) => string | undefined) | undefined
  /** The number of the model that makes it, whichever a recipe names. */
  by?: number
  /** Says so when there is no place for a file. */
  saysNoRoom?: boolean
}

/** `use` puts a recipe into the form and says so; `arrive` does that, or puts a file there, with what another screen has sent. */
export function useRecipes({ change }: Pick<Studio, 'change'>, options: RecipesOptions) {
  const { models, offered = formTasks, saidOf, by, saysNoRoom = false } = options
  const t = useTexts('studio')
  const use = useCallback(
    (brought: Recipe, originId: number | null = null) => {
      const work = by === undefined ? brought : { ...brought, modelId: by }
      change((form) => withRecipe(form, work, models, originId, offered))
      const isThere = models.some(({ id }) => id === work.modelId)
      const byDefault = isThere ? t.recipeTaken : t.modelGone({ name: work.model })
      toast(saidOf?.(work) ?? byDefault, { key: 'recipe' })
    },
    [change, models, offered, saidOf, by, t],
  )
  const arrive = (arrived: Arrived) => {
    if (!arrived) return toast(t.sentGone, { kind: 'failure' })
    const { work, file, as, originId } = arrived
    if (!file) return use(work, originId)
    let isTaken = false
    change((form) => {
      const next = withFile(form, { ...file, name: work.prompt }, as, models, offered)
      isTaken = next !== form
      return next
    })
    if (saysNoRoom && !isTaken) toast(t.noRoom, { kind: 'failure' })
  }
  return { use, arrive }
}
