import { useTexts } from '../../i18n/use-texts.ts'
import { IconButton } from '../../ui/icon-button.tsx'

type AnswersProps = { texts: readonly string[]; onText: (text: string) => void }

/** What was answered in words, each to be taken on. */
export function Answers({ texts, onText }: AnswersProps) {
  const t = useTexts('works')
  return (
    <ul className="scroll-quiet flex h-full flex-col gap-2 p-3 pt-10 text-small">
      {texts.map((text) => (
        <li key={text} className="flex items-start gap-1.5">
          <p className="line-clamp-2 min-w-0 flex-1" title={text}>
            {text}
          </p>
          <IconButton
            icon="square-pen"
            size="small"
            label={t.takeText({ text: text.slice(0, 60) })}
            onClick={() => onText(text)}
          />
        </li>
      ))}
    </ul>
  )
}
