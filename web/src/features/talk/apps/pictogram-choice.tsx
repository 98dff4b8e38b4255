import { appPictograms } from '@atelier/contract/app-terms'
import { useId } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'

type PictogramChoiceProps = { chosen: string; onChoose: (name: string) => void }

/** The pictograms that an app can have, one of them chosen. */
export function PictogramChoice({ chosen, onChoose }: PictogramChoiceProps) {
  const t = useTexts('apps')
  const group = useId()
  return (
    <div className="scroll-quiet flex max-h-34 flex-wrap gap-1 rounded-control border border-line p-1.5">
      {appPictograms.map((name, at) => (
        <label
          key={name}
          className="touch-target relative grid size-9 cursor-pointer place-items-center rounded-control text-soft hover:bg-fill hover:text-text has-checked:bg-fill-strong has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={group}
            aria-label={t.pictogram({ n: at + 1 })}
            checked={chosen === name}
            onChange={() => onChoose(name)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          <Icon name={name} />
        </label>
      ))}
    </div>
  )
}
