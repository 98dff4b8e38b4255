import { useId } from 'react'
import { dbText, faderDb } from './mix-gains.ts'

type FaderProps = { label: string; db: number; onDb: (db: number) => void }

/** A volume in decibels. A double press sets it back to 0 dB. */
export function Fader({ label, db, onDb }: FaderProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={faderDb.least}
        max={faderDb.most}
        step={faderDb.step}
        value={db}
        aria-valuetext={dbText(db)}
        onChange={({ target }) => onDb(Number(target.value))}
        onDoubleClick={() => onDb(0)}
        className="h-6 w-full min-w-0 cursor-pointer accent-(--accent-text) touch:h-11"
      />
      <span aria-hidden="true" className="figures w-15 shrink-0 text-right text-small text-soft">
        {dbText(db)}
      </span>
    </div>
  )
}
