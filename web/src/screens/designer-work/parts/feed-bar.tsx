import { workTypeNames } from '@atelier/contract/work-terms'
import { useWorkModels } from '../../../features/making/works/queries.ts'
import {
  feedNames,
  type GalleryFilter,
  isFiltered,
  unfiltered,
} from '../../../features/showing/gallery/gallery-filter.ts'
import { kindIcons } from '../../../features/showing/gallery/kind-icons.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsPhone } from '../../../lib/media.ts'
import { useTyped } from '../../../lib/use-typed.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { OwnGalleryLink } from './own-gallery-link.tsx'
import { ReviewLink } from './review-link.tsx'

type FeedBarProps = {
  filter: GalleryFilter
  set: (change: Partial<GalleryFilter>) => void
  /** On a phone the search and the filters unfold. */
  unfolded: boolean
}

/** Which works are shown; all of it stands in the address. */
export function FeedBar({ filter, set, unfolded }: FeedBarProps) {
  const t = useTexts('gallery')
  const works = useTexts('works')
  const isPhone = useIsPhone()
  const { models } = useWorkModels()
  const typed = useTyped(filter.q, (q) => set({ q }))
  const shows = !isPhone || unfolded || isFiltered(filter)
  const names = [...new Set(models.map(({ name }) => name))]
  const modelNames =
    filter.model === '' || names.includes(filter.model) ? names : [filter.model, ...names]
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 px-3 pt-2 pb-1 sm:px-4">
      <Segmented
        label={t.feed}
        value={filter.feed}
        wide={isPhone}
        options={feedNames.map((value) => ({ value, label: t.feeds[value] }))}
        onChange={(feed) => set({ feed })}
      />
      {shows && (
        <search className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-2 max-sm:basis-full">
          <SearchField
            label={t.search}
            enterKeyHint="search"
            placeholder={t.searchHint}
            className="min-w-40 flex-1 max-sm:basis-full sm:max-w-80"
            {...typed}
          />
          <Select
            label={t.kind}
            value={filter.kind}
            className="min-w-0 max-sm:flex-1"
            options={[
              { value: '', label: t.allKinds },
              ...workTypeNames.map((kind) => ({
                value: kind,
                label: works.kinds[kind],
                icon: kindIcons[kind],
              })),
            ]}
            onChange={(kind: GalleryFilter['kind']) => set({ kind })}
          />
          <Select
            label={t.model}
            value={filter.model}
            className="min-w-0 max-sm:flex-1 sm:max-w-50"
            options={[
              { value: '', label: t.allModels },
              ...modelNames.map((name) => ({ value: name, label: name })),
            ]}
            onChange={(model) => set({ model })}
          />
          {isFiltered(filter) && (
            <Button
              size="small"
              kind="quiet"
              icon="x"
              aria-label={t.clearAll}
              onClick={() => set(unfiltered)}
            >
              {t.clear}
            </Button>
          )}
        </search>
      )}
      <ReviewLink />
      {!isPhone && <OwnGalleryLink />}
    </div>
  )
}
