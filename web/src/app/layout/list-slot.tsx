import { Suspense, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { placeBootList } from '../../lib/boot-list.ts'
import { appSetting } from '../../lib/storage/app-setting.ts'
import { late } from '../../ui/late.ts'

const ListPane = late(async () => (await import('./panes/list-pane.tsx')).ListPane)

/** Folds the list away, or brings it back. */
export const toggleList = () =>
  appSetting.update((setting) => ({ ...setting, siderCollapsed: !setting.siderCollapsed }))

/** The place of the list of what belongs to the place one is at. */
export function ListSlot() {
  // The screen beside it comes first: both at once hold up a slow machine.
  const isItsTurn = useDeferredValue(true, false)
  return (
    <aside className="relative col-start-2 row-span-2 row-start-1 flex w-(--list) flex-col border-r border-line bg-sunken">
      {isItsTurn && (
        <Suspense>
          <ListPane onFold={toggleList} />
        </Suspense>
      )}
      <BootList />
    </aside>
  )
}

/** The conversations as the frame had them, below the head of the list. */
function BootList() {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => placeBootList(place.current), [])
  return (
    <div
      ref={place}
      className="boot-list absolute! inset-x-0 top-23 bottom-0 z-1 w-auto! border-0! pt-0! empty:hidden"
    />
  )
}
