import { useEffect, useRef, useState } from 'react'
import { useSettled } from '../../../lib/use-settled.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { useAddress } from './use-address.ts'

/** A word in the address, which follows what is typed once the typing rests. */
export function AddressSearch({
  name,
  label,
  labelShown = true,
  placeholder,
  className = 'min-w-50 flex-1 max-sm:basis-full sm:max-w-80',
}: {
  name: string
  label: string
  labelShown?: boolean
  placeholder: string
  className?: string
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
    <SearchField
      label={label}
      labelShown={labelShown}
      exact
      maxLength={64}
      placeholder={placeholder}
      value={typed}
      onWords={setTyped}
      className={className}
    />
  )
}
