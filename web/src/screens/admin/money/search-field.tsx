import { useEffect, useState } from 'react'
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
  const [typed, setTyped] = useState(get(name))
  const settled = useSettled(typed.trim())
  useEffect(() => {
    if (settled !== new URLSearchParams(location.search).get(name)) choose({ [name]: settled })
  }, [settled, name, choose])
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
