import type { ListedPrompt } from '@atelier/contract/prompt-list'
import { useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ImportPreview } from './import-preview.tsx'
import { knownLists } from './known-lists.ts'
import { useFetchList } from './queries.ts'

/** Takes prompts from a list that somebody else offers; this server fetches it. */
export function OnlineTab({ onShowPrompts }: { onShowPrompts: () => void }) {
  const t = useTexts('prompts')
  const common = useTexts('common')
  const [list, setList] = useState<ListedPrompt[]>()
  const fetched = useFetchList()
  const form = useForm({
    first: { address: '' },
    read: ({ address }) => {
      const input = address.trim()
      const isAddress = /^https?:$/.test(URL.parse(input)?.protocol ?? '')
      return { input, problems: { address: !isAddress && t.addressProblem } }
    },
    send: fetched.mutateAsync,
    onSent: setList,
    // Without an answer of the server it is the network.
    wordsOf: (error) => (error instanceof CallFailure && error.serverMessage) || t.listFailed,
    failureAt: { '*': 'address' },
  })
  if (list)
    return (
      <div className="flex h-full min-h-0 flex-col">
        <ImportPreview
          list={list}
          onOther={() => setList(undefined)}
          onShowPrompts={() => {
            setList(undefined)
            onShowPrompts()
          }}
        />
      </div>
    )
  return (
    <form
      onSubmit={form.submit}
      aria-label={t.online}
      noValidate
      className="scroll-quiet flex h-full flex-col gap-5 px-6 py-5 max-sm:px-5"
    >
      <p className="flex items-center gap-2 rounded-control bg-fill px-3 py-2.5">
        <Icon name="triangle-alert" size={16} className="shrink-0 text-soft" />
        {t.sourceWarning}
      </p>
      <div className="flex items-end gap-2 max-sm:flex-col max-sm:items-stretch">
        <Field
          kind="address"
          label={t.address}
          type="url"
          placeholder="https://"
          className="min-w-0 flex-1 self-start max-sm:w-full"
          {...form.field('address')}
        />
        <Button
          kind="main"
          type="submit"
          className="h-10 sm:mt-6.5 sm:self-start"
          busy={form.busy}
          disabled={form.draft.address.trim() === ''}
        >
          {form.busy ? common.loading : t.fetchList}
        </Button>
      </div>
      <div>
        <h3 className="font-medium">{t.suggested}</h3>
        <ul className="mt-2 divide-y divide-line rounded-card border border-line">
          {knownLists.map((each) => (
            <li key={each}>
              <button
                type="button"
                onClick={() => form.change({ address: each })}
                className="block min-h-10 w-full px-3 py-2 text-left text-soft wrap-anywhere hover:bg-fill hover:text-text"
              >
                {each}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </form>
  )
}
