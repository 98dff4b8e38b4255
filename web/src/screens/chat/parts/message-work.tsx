import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'

/** A work that was asked for in the conversation, by its place among one's works. */
export function MessageWork({ workId }: { workId: number }) {
  const t = useTexts('chat')
  return (
    <Link
      to={`/history?work=${workId}`}
      className="my-3 inline-flex items-center gap-2 rounded-card bg-fill px-3 py-2"
    >
      <Icon name="image" />
      {t.seeWork}
    </Link>
  )
}
