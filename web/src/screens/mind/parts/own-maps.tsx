import type { MindSummary } from '@atelier/contract/features/talk/minds'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { mindLink } from '../../../lib/mind-link.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem } from '../../../ui/menu-item.tsx'
import { MoreButton } from '../../../ui/more-button.tsx'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useDeleteMind, useOwnMinds } from '../own-minds.ts'
import { RenameMap } from './rename-map.tsx'

/** All own maps, the last changed first. */
export function OwnMaps() {
  const t = useTexts('mind')
  const { query, rows } = useOwnMinds()
  const [renamed, setRenamed] = useState<MindSummary | null>(null)
  const remove = useDeleteMind()
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-title font-semibold">{t.own}</h2>
      <Query
        of={query}
        waiting={<Skeleton className="h-40 rounded-card" />}
        isEmpty={rows.length === 0}
        empty={
          <EmptyState icon="network" title={t.none}>
            {t.noneText}
          </EmptyState>
        }
        keeps="data"
      >
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              onRename={() => setRenamed(row)}
              onDelete={() => remove(row.id)}
            />
          ))}
        </ul>
      </Query>
      <MoreButton of={query} className="self-center">
        {t.more}
      </MoreButton>
      <RenameMap map={renamed} onClose={() => setRenamed(null)} />
    </section>
  )
}

type RowProps = { row: MindSummary; onRename: () => void; onDelete: () => void }

function Row({ row, onRename, onDelete }: RowProps) {
  const t = useTexts('mind')
  const { ago } = useFormats()
  const title = row.title || t.untitled
  return (
    <li className="flex items-center gap-1 pr-2 [content-visibility:auto] [contain-intrinsic-size:auto_60px] hover:bg-fill">
      <Link
        to={mindLink(row.id)}
        className="flex min-h-15 min-w-0 flex-1 items-center gap-3 px-4 py-2 -outline-offset-2"
      >
        <Icon name="network" size={20} className="shrink-0 text-faint" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{title}</span>
          <span className="figures block truncate text-small text-soft">
            {row.nodes > 0 && `${t.nodes({ n: row.nodes })} · `}
            {ago(row.updatedAt)}
          </span>
        </span>
      </Link>
      <Menu
        align="end"
        trigger={<IconButton icon="ellipsis" size="small" label={t.actionsOf({ title })} />}
      >
        <MenuItem icon="pencil" onSelect={onRename}>
          {t.rename}
        </MenuItem>
        <MenuItem icon="trash-2" danger onSelect={onDelete}>
          {t.delete}
        </MenuItem>
      </Menu>
    </li>
  )
}
