import { useWork } from '../../../features/making/works/queries.ts'
import { RecipeInputs } from '../../../features/making/works/recipe-inputs.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'

/** What an own work was made with: others see of it what is published itself, as what it goes on from. */
export function OwnInputs({ id }: { id: number }) {
  const t = useTexts('workPage')
  const { data: work } = useWork(id)
  if (!work || work.inputs.length === 0) return null
  return (
    <div>
      <RecipeInputs work={work} />
      <p className="mt-1.5 text-small text-soft">{t.inputsOnlyYou}</p>
    </div>
  )
}
