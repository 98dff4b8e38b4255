import { useComposed } from '../../../features/talk/composer/composing.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { drawPrice, drawTaskOf } from './draw-request.ts'
import { useDrawModels } from './use-draw-models.ts'

/** What drawing what is being written will cost. */
export function DrawHint({ place }: { place: number }) {
  const t = useTexts('studio')
  const fields = useTexts('fields')
  const { number } = useFormats()
  const { pictures } = useComposed(place)
  const { model } = useDrawModels()
  if (!model) return null
  const price = drawPrice(model, pictures.length)
  const cost = price === 0 ? t.free : t.credits({ n: number(price), purse: model.purse })
  return (
    <span className="figures shrink-0 px-1 text-small text-soft">
      {t.act({ task: fields.tasks[drawTaskOf(model, pictures.length)], price: cost })}
    </span>
  )
}
