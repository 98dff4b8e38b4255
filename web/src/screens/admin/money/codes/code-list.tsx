import type { CodeState, ListedCode } from '@atelier/contract/features/money/codes'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { dataKey } from '../../../../api/call-options.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { PagedList } from '../../frame/paged-list.tsx'
import { RowList } from '../../frame/row-list.tsx'
import { useList } from '../../frame/use-list.ts'
import { CodeStateBadge } from './batch-state.tsx'
import { RevokeButton } from './revoke-button.tsx'

const states: readonly CodeState[] = ['open', 'used', 'expired', 'revoked']

/** The codes of a batch, in one state or in all. */
export function CodeList({ batchId, isShared }: { batchId: number; isShared: boolean }) {
  const t = useTexts('adminMoney')
  const [state, setState] = useState<CodeState | ''>('')
  const filter = { batchId, ...(state ? { state } : {}) }
  const pages = useList([...dataKey('GET /codes/list'), filter], (page, settings) =>
    call('GET /codes/list', { ...filter, ...page }, settings),
  )
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-medium">{t.tabs.codes}</h3>
        {!isShared && (
          <Select
            label={t.orders.state}
            value={state}
            options={[
              { value: '' as const, label: t.any },
              ...states.map((value) => ({ value, label: t.codes.states[value] })),
            ]}
            onChange={setState}
            className="w-36"
          />
        )}
      </div>
      <PagedList
        pages={pages}
        empty={
          <p role="status" className="text-soft">
            {t.codes.none}
          </p>
        }
      >
        {(codes) => (
          <RowList label={t.tabs.codes}>
            {codes.map((code) => (
              <Row key={code.id} code={code} />
            ))}
          </RowList>
        )}
      </PagedList>
    </section>
  )
}

function Row({ code: { id, code, state, usedBy, usedAt } }: { code: ListedCode }) {
  const t = useTexts('adminMoney')
  const { dateTime } = useFormats()
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="figures min-w-0 font-medium wrap-anywhere">{code ?? t.codes.sealed}</span>
      <CodeStateBadge state={state} />
      {usedAt && (
        <span className="min-w-0 text-small wrap-anywhere text-soft">
          {[usedBy, dateTime(usedAt)].filter(Boolean).join(' · ')}
        </span>
      )}
      <span className="ml-auto flex gap-1">
        {code && (
          <CopyButton iconOnly text={code} label={t.copy({ name: code })} copiedLabel={t.copied} />
        )}
        {state === 'open' && <RevokeButton target={{ codeId: id }} code={code ?? t.codes.sealed} />}
      </span>
    </li>
  )
}
