import { useQuery } from '@tanstack/react-query'
import { publicationsQuery } from '../../../api/publications.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { MenuItem } from '../../../ui/menu-item.tsx'
import { usePublishLink } from './use-publish-link.ts'

/** Publishes a work, or leads to how it is published. */
export function PublishItem({ id }: { id: number }) {
  const t = useTexts('works')
  const { data } = useQuery(publicationsQuery([id]))
  const open = usePublishLink()
  const isPublished = data?.some(({ state }) => state === 'public' || state === 'waiting')
  return (
    <MenuItem icon={isPublished ? 'circle-check' : 'globe'} onSelect={() => open([id])}>
      {isPublished ? t.published : t.publish}
    </MenuItem>
  )
}
