// What a model asks for one of what it makes, in words.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { priceOfWork } from '@atelier/contract/work-price'
import { kindOfType, type WorkTask } from '@atelier/contract/work-terms'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'

/** What one pays for. */
const units = {
  image: 'perPicture',
  video: 'perClip',
  music: 'perSong',
  stems: 'perSong',
} as const

export function useRateText(): (model: WorkModel, task: WorkTask) => string {
  const t = useTexts('studio')
  const { number } = useFormats()
  return (model, task) => {
    const rates = model.price[task]
    const unit = rates?.perSecond ? 'perSecond' : units[kindOfType(model.type)]
    const price = rates?.perSecond ?? (rates ? priceOfWork(rates, 1) : 0)
    if (price === 0) return t.free
    return t[unit]({ price: t.credits({ n: number(price), purse: model.purse }) })
  }
}
