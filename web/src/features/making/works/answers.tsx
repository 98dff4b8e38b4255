import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { answerHeight } from './card-height.ts'

type AnswersProps = { texts: readonly string[]; onText?: ((text: string) => void) | undefined }

/** What was answered in words, each to be taken on where somebody takes it. */
export function Answers({ texts, onText }: AnswersProps) {
  const t = useTexts('works')
  return (
    <ul className="scroll-quiet h-full px-3 pt-9 text-small">
      {texts.map((text) => (
        <li key={text} className="flex items-center gap-1.5" style={{ height: answerHeight }}>
          <p className="line-clamp-2 min-w-0 flex-1" title={text}>
            {text}
          </p>
          {onText && (
            <IconButton
              icon="square-pen"
              size="small"
              label={t.takeText({ text: text.slice(0, 60) })}
              onClick={() => onText(text)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
