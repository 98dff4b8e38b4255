// Works as priced items: one for each task of each model.

import type { PricedItem } from '@atelier/contract/features/talk/prices'
import { priceOfWork } from '@atelier/contract/work-price'
import { kindOfType, type WorkTask, workTasks } from '@atelier/contract/work-terms'
import type { PricedItemSource } from '../../talk/prices/prices.usecases.ts'
import type { WorkModelCatalog } from './work-models.usecases.ts'

const oneResult = { perCall: 1, perImage: 1, perSecond: 1, perSong: 1 }

export const workItems =
  (catalog: WorkModelCatalog): PricedItemSource =>
  async (context) => {
    const models = await catalog.list(context)
    return models.flatMap(({ id, type, name, price, purse, vipOnly }) => {
      const toItem = (task: WorkTask): PricedItem[] => {
        const rates = price[task]
        if (!rates) return []
        return [
          {
            kind: kindOfType(type),
            id: `${id}/${task}`,
            name,
            purse,
            rates,
            vipOnly,
            quantities: oneResult,
            price: priceOfWork(rates, 1, 1),
          },
        ]
      }
      return workTasks.flatMap(toItem)
    })
  }
