import {
  type ConversationImport,
  leftOutKinds,
  sumLeftOut,
} from '../../../features/talk/transfer/imported-conversation.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'

/** What of these conversations is not brought, by kind and number, before anybody confirms. */
export function LeftOutList({ conversations }: { conversations: readonly ConversationImport[] }) {
  const t = useTexts('past')
  const sum = sumLeftOut(conversations)
  const kinds = leftOutKinds.filter((kind) => sum[kind])
  if (kinds.length === 0) return null
  return (
    <section aria-label={t.leftOut} className="rounded-control bg-fill px-3 py-2">
      <h3>
        <Icon name="info" size={16} className="mr-2 inline text-soft" />
        {t.leftOut}
      </h3>
      <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-11 text-small text-soft">
        {kinds.map((kind) => (
          <li key={kind}>{t.leftOutKinds[kind]({ n: sum[kind] ?? 0 })}</li>
        ))}
      </ul>
    </section>
  )
}
