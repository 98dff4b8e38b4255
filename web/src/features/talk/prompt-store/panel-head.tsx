import { useEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

/** The title of what stands in place of the list, with the way back to it. The focus begins here. */
export function PanelHead({ title, onBack }: { title: string; onBack: () => void }) {
  const common = useTexts('common')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex min-w-0 items-center gap-2 border-b border-line px-5 py-2 max-sm:px-4">
      <IconButton icon="chevron-left" label={common.back} onClick={onBack} />
      <h3 ref={heading} tabIndex={-1} className="min-w-0 truncate font-medium outline-none">
        {title}
      </h3>
    </div>
  )
}
