import { useTexts } from '../../../i18n/use-texts.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useAddress } from '../frame/use-address.ts'

/** The first and the last day that a list is about, in the address. */
export function DaysFields() {
  const t = useTexts('adminMoney')
  const { get, choose } = useAddress()
  const from = get('from')
  const to = get('to')
  return (
    <>
      <TextField
        label={t.from}
        type="date"
        max={to || undefined}
        value={from}
        onChange={({ target }) => choose({ from: target.value })}
        className="w-40 max-sm:w-[calc(50%-6px)]"
      />
      <TextField
        label={t.to}
        type="date"
        min={from || undefined}
        value={to}
        onChange={({ target }) => choose({ to: target.value })}
        className="w-40 max-sm:w-[calc(50%-6px)]"
      />
    </>
  )
}
