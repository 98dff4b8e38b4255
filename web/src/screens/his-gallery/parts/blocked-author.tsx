import type { AuthorPage } from '@atelier/contract/features/showing/authors'
import { pictureAddress } from '../../../api/picture-address.ts'
import { useBlock } from '../../../features/showing/gallery/authors.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'

/** Somebody whom one has blocked: nothing but that, and the way to undo it. */
export function BlockedAuthor({ author }: { author: AuthorPage }) {
  const t = useTexts('authors')
  const block = useBlock()
  const { id, name, avatar } = author
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-6 pb-[12vh] text-center">
      <Avatar src={pictureAddress(avatar)} name={name} size={88} />
      <h2 className="mt-4 max-w-full truncate text-title font-semibold">{name}</h2>
      <p className="mt-4 font-medium">{t.isBlocked}</p>
      <p className="mt-1 max-w-90 text-soft">{t.isBlockedText}</p>
      <Button
        className="mt-6"
        aria-label={t.unblockOne({ name })}
        onClick={() => void block(id, false)}
      >
        {t.unblock}
      </Button>
    </div>
  )
}
