import type { ImportProblem } from '../../../features/talk/transfer/imported-conversation.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'

/** What could not be read, each by its name and why. */
export function ProblemList({ problems }: { problems: readonly ImportProblem[] }) {
  const t = useTexts('past')
  if (problems.length === 0) return null
  return (
    <details open={problems.length < 4} className="rounded-control bg-fill px-3 py-2">
      <summary className="cursor-pointer">
        <Icon name="circle-alert" size={16} className="mr-2 inline text-soft" />
        {t.problems({ n: problems.length })}
      </summary>
      <ul className="scroll-quiet mt-2 max-h-40 overflow-y-auto text-small text-soft">
        {problems.map(({ name, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names may be the same
          <li key={at} className="wrap-anywhere">
            {name}: {t.reasons[reason]}
          </li>
        ))}
      </ul>
    </details>
  )
}
