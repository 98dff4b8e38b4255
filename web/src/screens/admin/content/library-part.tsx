// What of the lists that come with the product this site shows, and in which order.

import { type BuiltInList, builtInLists } from '@atelier/contract/content-terms'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Query } from '../../../ui/query.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LibraryList } from './library-list.tsx'
import { useArrangeBuiltIn } from './use-arrange-built-in.ts'

export function LibraryPart() {
  const t = useTexts('adminContent')
  const [query, setQuery] = useSearchParams()
  const list = builtInLists.find((each) => each === query.get('list')) ?? 'musicStyles'
  return (
    <>
      <p className="text-soft">{t.tabTexts.library}</p>
      <Select
        label={t.listsLabel}
        value={list}
        options={builtInLists.map((value) => ({ value, label: t.lists[value] }))}
        onChange={(wanted) => setQuery({ list: wanted }, { replace: true })}
        className="self-start"
      />
      <List key={list} list={list} />
    </>
  )
}

function List({ list }: { list: BuiltInList }) {
  const t = useTexts('adminContent')
  const all = useQuery(callOptions('GET /admin/content/builtIn', { list }))
  const arrange = useArrangeBuiltIn(list)
  return (
    <Query of={all} waiting={<Skeleton className="h-80 rounded-card" />}>
      {({ rows, isUsual }) => (
        <>
          <LibraryList
            label={t.lists[list]}
            rows={rows}
            onArrange={(wanted) => arrange.mutate(wanted)}
          />
          {!isUsual && (
            <Button
              icon="rotate-ccw"
              className="self-start"
              onClick={() => arrange.mutate(undefined)}
            >
              {t.usualList}
            </Button>
          )}
        </>
      )}
    </Query>
  )
}
