import { LinkList } from './link-list.tsx'

/** All own links, with what each leads to. */
export function OwnLinksSection() {
  return <LinkList />
}
