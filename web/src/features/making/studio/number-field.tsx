import { useEffect, useId, useState } from 'react'

type NumberFieldProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  problem: string | undefined
  onChange: (value: number) => void
}

/** A number as a slider, with the number itself beside it to be typed. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, min, max, step, problem, onChange } = props
  const id = useId()
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])
  const take = () => {
    const number = Number(typed)
    if (typed.trim() === '' || !Number.isFinite(number)) return setTyped(String(value))
    const taken = Math.min(max, Math.max(min, min + Math.round((number - min) / step) * step))
    const exact = Number(taken.toFixed(6))
    setTyped(String(exact))
    if (exact !== value) onChange(exact)
  }
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <input
          inputMode="decimal"
          aria-label={label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            take()
          }}
          className="figures h-8 w-16 rounded-control bg-fill px-2.5 text-right text-tool hover:bg-fill-strong"
        />
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-6 w-full accent-(--accent-text)"
      />
      {problem && (
        <p role="alert" className="text-small text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
