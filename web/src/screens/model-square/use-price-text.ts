import type { WorkModel } from '@atelier/contract/features/work-models'
import { priceOfWork } from '@atelier/contract/work-price'
import { type ImageTask, imageTasks } from '@atelier/contract/work-terms'
import { useFormats } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/use-texts.ts'

/** The first thing that a model does, which is mostly to draw. */
export const mainTaskOf = ({ declaration }: WorkModel): ImageTask =>
  imageTasks.find((task) => declaration.tasks[task]) ?? 'draw'

export function usePriceText() {
  const studio = useTexts('studio')
  const { number } = useFormats()
  /** One picture of a task, in words. */
  const priceText = (model: WorkModel, task: ImageTask): string => {
    const rates = model.price[task]
    const price = rates ? priceOfWork(rates, 1) : 0
    if (price === 0) return studio.free
    return studio.perPicture({
      price: studio.credits({ n: number(price), purse: model.purse }),
    })
  }
  return { priceText, leastText: (model: WorkModel) => priceText(model, mainTaskOf(model)) }
}
