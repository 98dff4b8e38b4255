import type { AdminModel } from '@atelier/contract/features/running/connection-admin'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { MoveButtons } from '../frame/move-buttons.tsx'
import { movedBy } from '../frame/moved-by.ts'

/** As many as are asked one after the other. */
const most = 10

/** Which models are asked, in this order, when nobody takes what this one is asked for. */
export function StandInField({
  others,
  chosen,
  onChange,
}: {
  others: readonly AdminModel[]
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}) {
  const t = useTexts('adminModels')
  const left = others.filter(({ id }) => !chosen.includes(id))
  const nameOf = (id: number) => {
    const model = others.find((one) => one.id === id)
    return model ? t.modelOf({ name: model.label, connection: model.connection }) : t.goneModel
  }
  const move = (id: number, step: -1 | 1) => onChange(movedBy(chosen, id, step))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{t.standIns}</legend>
      <p className="text-small text-soft">{t.standInsText}</p>
      {chosen.length > 0 && (
        <ol
          aria-label={t.standIns}
          className="divide-y divide-line rounded-control border border-line px-3"
        >
          {chosen.map((id) => {
            const name = nameOf(id)
            return (
              <li key={id} className="flex items-center gap-1 py-1">
                <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                <MoveButtons
                  up={t.up({ name })}
                  down={t.down({ name })}
                  onUp={id === chosen[0] ? undefined : () => move(id, -1)}
                  onDown={id === chosen.at(-1) ? undefined : () => move(id, 1)}
                />
                <IconButton
                  icon="x"
                  label={t.takeOut({ name })}
                  onClick={() => onChange(chosen.filter((one) => one !== id))}
                />
              </li>
            )
          })}
        </ol>
      )}
      {left.length > 0 && chosen.length < most && (
        <Select
          label={t.addStandIn}
          value={0}
          options={[
            { value: 0, label: t.addStandIn },
            ...left.map(({ id }) => ({ value: id, label: nameOf(id) })),
          ]}
          onChange={(id) => id && onChange([...chosen, id])}
          className="self-start"
        />
      )}
    </fieldset>
  )
}
