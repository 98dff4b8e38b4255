// What sends is there when the first message is written.
import './draw-in-chat.ts'
import { priceOfWork } from '@atelier/contract/work-price'
import { useEffect } from 'react'
import { maxPictures } from '../../../features/talk/composer/composer-store.ts'
import { useComposed } from '../../../features/talk/composer/composing.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuChoice } from '../../../ui/menu-item.tsx'
import { chosenDrawModel } from './draw-mode.ts'
import { picturesText } from './draw-place.ts'
import { maxPicturesOf } from './draw-request.ts'
import { useDrawModels } from './use-draw-models.ts'

/** `blind`: no picture can. `kept`: those that are there cannot, and what to do about it. */
export type UnfitPictures = { blind: string; kept: string }

type DrawModelPickerProps = {
  place: number
  /** Told why pictures cannot go with the message; empty reasons when they can. */
  onUnfit: (unfit: UnfitPictures) => void
}

/** Which model draws. */
export function DrawModelPicker({ place, onUnfit }: DrawModelPickerProps) {
  const t = useTexts('studio')
  const { number } = useFormats()
  const { models, model, query } = useDrawModels()
  const chat = useTexts('chat')
  const count = useComposed(place).pictures.length
  const max = model ? maxPicturesOf(model) : maxPictures
  const told = { model: model?.name ?? '', max }
  const blind = max === 0 ? chat.drawBlind(told) : ''
  const kept = count > max ? picturesText(told, chat) : ''
  useEffect(() => onUnfit({ blind, kept }), [onUnfit, blind, kept])
  const name = model?.name ?? (query.isPending ? '' : t.noModels)
  const costOf = ({ price, purse }: (typeof models)[number]) => {
    const cost = price.draw ? priceOfWork(price.draw, 1) : 0
    return cost === 0 ? t.free : t.credits({ n: number(cost), purse })
  }
  return (
    <Menu
      side="top"
      className="max-h-[min(480px,var(--available-height))] w-72 overflow-y-auto"
      trigger={
        <Button
          kind="quiet"
          aria-label={t.chooseModel({ name })}
          className="min-w-0 shrink! px-2.5!"
        >
          <span className="min-w-0 truncate">{name}</span>
          <Icon name="chevron-down" size={16} />
        </Button>
      }
    >
      <MenuChoice
        value={String(model?.id ?? '')}
        options={models.map((each) => ({
          value: String(each.id),
          label: each.name,
          detail: each.builtin ? `${costOf(each)} · ${t.builtin}` : costOf(each),
        }))}
        onChange={(id) => chosenDrawModel.set(Number(id))}
      />
    </Menu>
  )
}
