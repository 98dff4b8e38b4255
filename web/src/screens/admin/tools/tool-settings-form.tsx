// Who answers searches on this site, and what tools may spend.
import { type SearchProvider, searchProviders } from '@atelier/contract/tool-terms'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import type { InputAt, ReplyAt } from '../../../api/endpoint-types.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/toast-manager.ts'

type SiteTools = ReplyAt<'GET /tools/site'>
type Input = InputAt<'POST /tools/saveSettings'>

const providerNames = { searxng: 'SearXNG', tavily: 'Tavily', brave: 'Brave' }
const nameOf = (provider: SearchProvider) =>
  provider === 'auto' || provider === 'none' ? undefined : providerNames[provider]

export function ToolSettingsForm({ site }: { site: SiteTools }) {
  const t = useTexts('toolServers')
  const queries = useQueryClient()
  const { searchProvider, searchAddress, ownToolServers } = site
  const form = useForm({
    first: {
      searchProvider,
      searchAddress,
      ownToolServers,
      searchKey: '',
      searchPrice: String(site.searchPrice),
      toolCredits: String(site.toolCredits),
    },
    read: ({ searchKey, ...draft }) => {
      const searchPrice = numberOf(draft.searchPrice)
      const toolCredits = numberOf(draft.toolCredits)
      const isOdd = searchPrice === undefined || toolCredits === undefined
      const address = draft.searchAddress.trim()
      const key = searchKey.trim() && { searchKey }
      return {
        input: isOdd
          ? undefined
          : { ...draft, searchAddress: address, searchPrice, toolCredits, ...key },
        problems: {
          searchPrice: searchPrice === undefined && t.numberOdd,
          toolCredits: toolCredits === undefined && t.numberOdd,
        },
      }
    },
    send: (input: Input) => call('POST /tools/saveSettings', input, { shownInPlace: true }),
    onSent: async (_, { draft, reset }) => {
      reset({ ...draft, searchKey: '' })
      toast(t.settingsSaved, { kind: 'success' })
      await Promise.all([
        queries.invalidateQueries({ queryKey: dataKey('GET /tools/site') }),
        queries.invalidateQueries({ queryKey: dataKey('GET /chatgpt/tools') }),
      ])
    },
  })
  const isOwn = nameOf(form.draft.searchProvider) !== undefined
  const searchedBy = nameOf(site.searchedBy)
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
      <h2 className="text-read font-semibold">{t.webSearch}</h2>
      <Field
        kind="choice"
        label={t.provider}
        hint={searchedBy ? t.searchedBy({ name: searchedBy }) : t.searchedByNone}
        options={searchProviders.map((value) => ({
          value,
          label: nameOf(value) ?? (value === 'auto' ? t.providerAuto : t.providerNone),
        }))}
        className="w-full sm:w-60"
        {...form.field('searchProvider')}
      />
      {isOwn && (
        <>
          <Field
            kind="address"
            label={t.searchAddress}
            placeholder="https://"
            hint={t.searchAddressHint}
            {...form.field('searchAddress')}
          />
          <Field
            kind="secret"
            label={t.searchKey}
            maxLength={1000}
            hint={site.hasSearchKey ? t.searchKeyKept : t.searchKeyHint}
            {...form.field('searchKey')}
          />
        </>
      )}
      <Field kind="whole" label={t.searchPrice} maxLength={7} {...form.field('searchPrice')} />
      <h2 className="mt-3 text-read font-semibold">{t.limits}</h2>
      <Field
        kind="whole"
        label={t.toolCredits}
        maxLength={7}
        hint={t.toolCreditsHint}
        {...form.field('toolCredits')}
      />
      <Field
        kind="switch"
        label={t.ownAllowed}
        hint={t.ownAllowedHint}
        {...form.field('ownToolServers')}
      />
      {form.failure && <FailureState inline message={form.failure} />}
      <Button type="submit" kind="main" busy={form.busy} className="self-start">
        {t.save}
      </Button>
    </form>
  )
}

const numberOf = (text: string): number | undefined => {
  const number = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
  return number <= 1_000_000 ? number : undefined
}
