// Works as priced items: one for each task of each model.

import type { PricedItem } from '@atelier/contract/features/prices'
import { priceOfWork } from '@atelier/contract/work-price'
import { type ImageTask, imageTasks } from '@atelier/contract/work-terms'
import type { PricedItemSource } from '../prices/prices.usecases.ts'
import type { WorkModelCatalog } from './work-models.usecases.ts'

const onePicture = { perCall: 1, perImage: 1 }

export const imageItems =
  (catalog: WorkModelCatalog): PricedItemSource =>
  async (context) => {
    const models = await catalog.list(context)
    return models.flatMap(({ id, name, price, purse, vipOnly }) => {
      const toItem = (task: ImageTask): PricedItem[] => {
        const rates = price[task]
        if (!rates) return []
        return [
          {
            ...{ kind: 'image', id: `${id}/${task}`, name, purse, rates, vipOnly },
            quantities: onePicture,
            price: priceOfWork(rates, 1),
          },
        ]
      }
      return imageTasks.flatMap(toItem)
    })
  }
