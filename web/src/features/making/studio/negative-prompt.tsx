import { useId } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { Studio } from './use-studio.ts'

/** Words for what should not be there. */
export function NegativePrompt({ studio }: { studio: Studio }) {
  const t = useTexts('studio')
  const id = useId()
  const { form, problems, change } = studio
  const problem = problems.negativePrompt
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t.negativePrompt}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        value={form.negativePrompt}
        placeholder={t.negativePromptHint}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => change((now) => ({ ...now, negativePrompt: target.value }))}
        className="scroll-quiet h-16 w-full resize-none rounded-card bg-fill px-3 py-2 text-tool"
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-small text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
