// The one menu for what goes along with a message, and for how it is answered.
import { type ReactNode, Suspense, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { pictureTypes } from '../../../lib/incoming/file-types.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { late } from '../../../ui/late.ts'
import { Menu } from '../../../ui/menu.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const AddRows = late(async () => (await import('./add-rows.tsx')).AddRows)

type AddMenuProps = {
  place: number
  /** Why pictures cannot go with the message; empty when they can. */
  blindReason: string
  onFiles: (files: File[]) => void
  takesFiles: boolean | undefined
  onOwnFiles: (() => void) | undefined
  onWorks: (() => void) | undefined
  /** More rows. */
  children: ReactNode
}

export function AddMenu({
  place,
  blindReason,
  onFiles,
  takesFiles,
  children,
  ...ways
}: AddMenuProps) {
  const t = useTexts('chat')
  const pictures = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const input = (ref: typeof files, label: string, accept?: string) => (
    <input
      ref={ref}
      type="file"
      hidden
      multiple
      accept={accept}
      aria-label={label}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        target.value = ''
      }}
    />
  )
  return (
    <>
      <Menu
        side="top"
        className="w-72"
        trigger={<IconButton icon="plus" size="large" label={t.add} data-tour="add" />}
      >
        <Suspense fallback={<Skeleton className="m-2 h-60 rounded-control" />}>
          <AddRows
            place={place}
            blindReason={blindReason}
            onPictures={() => pictures.current?.click()}
            onFiles={takesFiles ? () => files.current?.click() : undefined}
            {...ways}
          >
            {children}
          </AddRows>
        </Suspense>
      </Menu>
      {input(pictures, t.attach, pictureTypes)}
      {takesFiles && input(files, t.attachFiles)}
    </>
  )
}
