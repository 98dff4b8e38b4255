import { Markdown } from '../../../features/talk/markdown/markdown.tsx'
import { MarkdownTextsContext } from '../../../features/talk/markdown/markdown-texts.ts'
import { useTexts } from '../../../i18n/use-texts.ts'

/** The beginning of an answer, as a conversation shows it. */
export function SampleAnswer({ text }: { text: string }) {
  return (
    <MarkdownTextsContext value={useTexts('markdown')}>
      <div className="absolute inset-0 overflow-hidden p-5 text-read [mask-image:linear-gradient(#000_70%,#0000)]">
        <Markdown text={text} streaming={false} />
      </div>
    </MarkdownTextsContext>
  )
}
