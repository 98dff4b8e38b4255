import { useEffect, useRef, useState } from 'react'
import { useSettled } from '../../../lib/use-settled.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useAddress } from './use-address.ts'

/** A word in the address, which follows what is typed once the typing rests. */
export function SearchField({
  name,
  label,
  placeholder,
}: {
  name: string
  label: string
  placeholder: string
}) {
  const { get, choose } = useAddress()
  const inAddress = get(name)
  const [typed, setTyped] = useState(inAddress)
  const settled = useSettled(typed.trim())
  /** What this field has put into the address, or found there. */
  const known = useRef(inAddress)
  useEffect(() => {
    if (settled === known.current) return
    known.current = settled
    choose({ [name]: settled })
  }, [settled, name, choose])
  useEffect(() => {
    // Filters were cleared, or Back was pressed; what is being typed is not touched by its own way into the address.
    if (inAddress === known.current) return
    known.current = inAddress
    setTyped(inAddress)
  }, [inAddress])
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      placeholder={placeholder}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      className="min-w-50 flex-1 max-sm:basis-full sm:max-w-80"
    />
  )
}
