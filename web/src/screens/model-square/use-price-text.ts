import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { priceOfWork } from '@atelier/contract/work-price'
import { kindOfType, type WorkTask, wordTasks, workTasks } from '@atelier/contract/work-terms'
import { useFormats } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/use-texts.ts'

/** The first thing that a model does, which is mostly to draw, to film or to compose. */
export const mainTaskOf = ({ declaration }: WorkModel): WorkTask =>
  workTasks.find((task) => declaration.tasks[task]) ?? 'draw'

export function usePriceText() {
  const t = useTexts('modelSquare')
  const studio = useTexts('studio')
  const { number } = useFormats()
  /** One picture, clip or song of a task, or each second of it, in words. */
  const priceText = (model: WorkModel, task: WorkTask): string => {
    const rates = model.price[task]
    if (!rates) return studio.free
    const credits = (amount: number) => studio.credits({ n: number(amount), purse: model.purse })
    const { perSecond = 0, ...once } = rates
    const whole = priceOfWork(once, 1)
    if (perSecond > 0 && whole > 0)
      return t.andSecond({ base: credits(whole), price: credits(perSecond) })
    if (perSecond > 0) return t.perSecond({ price: credits(perSecond) })
    if (whole === 0) return studio.free
    const price = credits(whole)
    const kind = kindOfType(model.type)
    if (kind === 'image') return studio.perPicture({ price })
    if (wordTasks.includes(task)) return t.perTime({ price })
    return kind === 'video' ? t.perClip({ price }) : t.perSong({ price })
  }
  return { priceText, fromText: (model: WorkModel) => priceText(model, mainTaskOf(model)) }
}
