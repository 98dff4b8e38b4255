// Who answers searches on this site, and what tools may spend.
import { type SearchProvider, searchProviders } from '@atelier/contract/tool-terms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { dataKey } from '../../../api/call-options.ts'
import type { InputAt, ReplyAt } from '../../../api/endpoint-types.ts'
import { PasswordField } from '../../../features/identity/session/password-field.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'

type SiteTools = ReplyAt<'GET /tools/site'>
type Input = InputAt<'POST /tools/saveSettings'>

const providerNames = { searxng: 'SearXNG', tavily: 'Tavily', brave: 'Brave' }
const nameOf = (provider: SearchProvider) =>
  provider === 'auto' || provider === 'none' ? undefined : providerNames[provider]

export function ToolSettingsForm({ site }: { site: SiteTools }) {
  const t = useTexts('toolServers')
  const common = useTexts('common')
  const { searchProvider, searchAddress, ownToolServers } = site
  const [draft, setDraft] = useState(() => ({
    searchProvider,
    searchAddress,
    ownToolServers,
    searchKey: '',
    searchPrice: String(site.searchPrice),
    toolCredits: String(site.toolCredits),
  }))
  const [isOdd, setOdd] = useState(false)
  const save = useSave(() => change({ searchKey: '' }))
  function change(changes: Partial<typeof draft>) {
    setOdd(false)
    setDraft((now) => ({ ...now, ...changes }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { searchKey, ...rest } = draft
    const searchPrice = numberOf(draft.searchPrice)
    const toolCredits = numberOf(draft.toolCredits)
    if (searchPrice === undefined || toolCredits === undefined) return setOdd(true)
    const key = searchKey.trim() ? { searchKey } : {}
    const address = draft.searchAddress.trim()
    if (!save.isPending)
      save.mutate({ ...rest, searchAddress: address, searchPrice, toolCredits, ...key })
  }
  const told = save.error instanceof CallFailure ? save.error : undefined
  const fieldOf = (name: string) => told?.fields.find(({ field }) => field === name)?.reason
  const oddNumber = (text: string) =>
    isOdd && numberOf(text) === undefined ? t.numberOdd : undefined
  const isOwn = nameOf(draft.searchProvider) !== undefined
  const searchedBy = nameOf(site.searchedBy)
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <h2 className="text-read font-semibold">{t.webSearch}</h2>
      <div className="flex flex-col items-start gap-1.5">
        <span aria-hidden="true" className="font-medium">
          {t.provider}
        </span>
        <Select
          label={t.provider}
          value={draft.searchProvider}
          options={searchProviders.map((value) => ({
            value,
            label: nameOf(value) ?? (value === 'auto' ? t.providerAuto : t.providerNone),
          }))}
          onChange={(provider) => change({ searchProvider: provider })}
          className="w-full sm:w-60"
        />
        <p className="text-small text-soft">
          {searchedBy ? t.searchedBy({ name: searchedBy }) : t.searchedByNone}
        </p>
      </div>
      {isOwn && (
        <>
          <TextField
            label={t.searchAddress}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            hint={t.searchAddressHint}
            value={draft.searchAddress}
            problem={fieldOf('searchAddress')}
            onChange={({ target }) => change({ searchAddress: target.value })}
          />
          <PasswordField
            label={t.searchKey}
            autoComplete="new-password"
            spellCheck={false}
            maxLength={1000}
            hint={site.hasSearchKey ? t.searchKeyKept : t.searchKeyHint}
            value={draft.searchKey}
            problem={fieldOf('searchKey')}
            onChange={({ target }) => change({ searchKey: target.value })}
          />
        </>
      )}
      <TextField
        label={t.searchPrice}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={draft.searchPrice}
        problem={oddNumber(draft.searchPrice)}
        onChange={({ target }) => change({ searchPrice: target.value })}
      />
      <h2 className="mt-3 text-read font-semibold">{t.limits}</h2>
      <TextField
        label={t.toolCredits}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        hint={t.toolCreditsHint}
        value={draft.toolCredits}
        problem={oddNumber(draft.toolCredits)}
        onChange={({ target }) => change({ toolCredits: target.value })}
      />
      <Switch
        label={t.ownAllowed}
        hint={t.ownAllowedHint}
        on={draft.ownToolServers}
        onChange={(on) => change({ ownToolServers: on })}
      />
      {save.isError && (told?.fields.length ?? 0) === 0 && (
        <FailureState inline message={told?.message ?? common.somethingWrong} />
      )}
      <Button type="submit" kind="main" busy={save.isPending} className="self-start">
        {t.save}
      </Button>
    </form>
  )
}

const numberOf = (text: string): number | undefined => {
  const number = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
  return number <= 1_000_000 ? number : undefined
}

function useSave(onSaved: () => void) {
  const t = useTexts('toolServers')
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => call('POST /tools/saveSettings', input, { shownInPlace: true }),
    onSuccess: async () => {
      onSaved()
      toast(t.settingsSaved, { kind: 'success' })
      await Promise.all([
        queries.invalidateQueries({ queryKey: dataKey('GET /tools/site') }),
        queries.invalidateQueries({ queryKey: dataKey('GET /chatgpt/tools') }),
      ])
    },
  })
}
