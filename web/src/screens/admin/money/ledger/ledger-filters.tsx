import { causes, purses } from '@atelier/contract/ledger-terms'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { AddressSearch } from '../../frame/address-search.tsx'
import { LabelledSelect } from '../../frame/labelled-select.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { DaysFields } from '../days-fields.tsx'
import { setupQuery } from '../packages/use-package-calls.ts'

/** Which lines are listed; in the address. */
export function LedgerFilters() {
  const t = useTexts('adminMoney')
  const { get, choose } = useAddress()
  const { data: setup } = useQuery(setupQuery)
  const any = { value: '', label: t.any }
  const names = { credits: t.credits, tokens: t.tokens }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <AddressSearch name="person" label={t.person} placeholder={t.ledger.personHint} />
      <LabelledSelect
        label={t.ledger.cause}
        value={get('cause')}
        options={[any, ...causes.map((value) => ({ value, label: t.causes[value] }))]}
        onChange={(cause) => choose({ cause })}
      />
      {setup?.twoPurses && (
        <LabelledSelect
          label={t.ledger.purse}
          value={get('purse')}
          options={[any, ...purses.map((value) => ({ value, label: names[value] }))]}
          onChange={(purse) => choose({ purse })}
        />
      )}
      <DaysFields />
    </div>
  )
}
