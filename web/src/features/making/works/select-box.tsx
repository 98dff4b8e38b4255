import type { Work } from '@atelier/contract/features/making/works'
import { memo } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useWorkName } from './work-name.ts'

type SelectBoxProps = { work: Work; on: boolean; choose: (id: number, range: boolean) => void }

/** Over a card while works are chosen: a press anywhere chooses it. */
export const SelectBox = memo(function SelectBox({ work, on, choose }: SelectBoxProps) {
  const t = useTexts('works')
  return (
    <label className="absolute inset-0 cursor-pointer rounded-card border-3 border-transparent has-checked:border-accent-text has-checked:bg-[#00000033] has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        checked={on}
        aria-label={t.selectOne({ prompt: useWorkName()(work) })}
        // A click tells of Shift, which a change does not.
        onClick={(event) => choose(work.id, event.shiftKey)}
        onChange={() => undefined}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
      />
      <span
        aria-hidden="true"
        className={`absolute top-2 right-2 grid size-6 place-items-center rounded-full border ${on ? 'border-transparent bg-accent text-on-accent' : 'border-[#fff] bg-[#00000066]'}`}
      >
        {on && <Icon name="check" size={16} />}
      </span>
    </label>
  )
})
