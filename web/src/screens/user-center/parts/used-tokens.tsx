import type { UsedTokens } from '@atelier/contract/features/talk/prices'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callOptions } from '../../../api/call-options.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Query } from '../../../ui/query.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { daysOf, ownTimeZone } from '../day-range.ts'

const ranges = ['week', 'month', 'quarter'] as const

/** So many lines are drawn, and as many again for each press. */
const step = 50

/** What models read and wrote for one's answers, by day and model. */
export function UsedTokensSection() {
  const t = useTexts('userCenter')
  const [range, setRange] = useState<(typeof ranges)[number]>('month')
  const [max, setMax] = useState(step)
  const used = useQuery({
    ...callOptions('prices.usedTokens', {
      ...daysOf(range, new Date()),
      timeZone: ownTimeZone(),
    }),
    placeholderData: (before) => before,
  })
  const rows = used.data?.rows ?? []
  const columns = useColumns()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft">{t.usageText}</p>
        <Segmented
          label={t.range}
          value={range}
          options={ranges.map((value) => ({ value, label: t[value] }))}
          onChange={setRange}
        />
      </div>
      <Query
        of={used}
        waiting={<Skeleton className="h-40 rounded-card" />}
        isEmpty={rows.length === 0}
        empty={
          <EmptyState icon="message-circle" title={t.noUsage}>
            {t.noUsageText}
          </EmptyState>
        }
        keeps="data"
      >
        <DataTable
          label={t.usage}
          columns={columns}
          rows={rows.slice(0, max)}
          rowKey={({ day, model }) => `${day} ${model}`}
        />
        {rows.length > max && (
          <Button className="self-center" onClick={() => setMax(max + step)}>
            {t.moreUsage({ n: rows.length - max })}
          </Button>
        )}
      </Query>
    </>
  )
}

function useColumns(): Column<UsedTokens>[] {
  const t = useTexts('userCenter')
  const { number, date } = useFormats()
  return [
    { key: 'day', title: t.usageDay, cell: ({ day }) => date(`${day}T12:00`) },
    { key: 'model', title: t.usageModel, cell: ({ model }) => model || t.noModel },
    { key: 'answers', title: t.usageAnswers, end: true, cell: (row) => number(row.answers) },
    {
      key: 'input',
      title: t.usageInput,
      end: true,
      cell: ({ inputTokens, cachedTokens }) => (
        <span
          data-tooltip={cachedTokens > 0 ? t.usageCached({ n: number(cachedTokens) }) : undefined}
        >
          {number(inputTokens)}
        </span>
      ),
    },
    { key: 'output', title: t.usageOutput, end: true, cell: (row) => number(row.outputTokens) },
    { key: 'credits', title: t.credits, end: true, cell: (row) => number(row.credits) },
  ]
}
