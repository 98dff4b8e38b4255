import { type ListedPrompt, readPromptList } from '@atelier/contract/prompt-list'
import { useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { ImportPreview } from './import-preview.tsx'
import { PanelHead } from './panel-head.tsx'

/** Imports a list that is pasted, or in a file. */
export function ImportPanel({ onBack }: { onBack: () => void }) {
  const t = useTexts('prompts')
  const [pasted, setPasted] = useState('')
  const [problem, setProblem] = useState('')
  const [list, setList] = useState<ListedPrompt[]>()
  const file = useRef<HTMLInputElement>(null)
  const read = (text: string) => {
    const json = jsonOf(text)
    const found = json === undefined ? null : readPromptList(json)
    setProblem(json === undefined ? t.notJson : found ? '' : t.mismatch)
    if (found) setList(found)
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PanelHead title={t.importTitle} onBack={onBack} />
      {list ? (
        <ImportPreview list={list} onOther={() => setList(undefined)} onShowPrompts={onBack} />
      ) : (
        <>
          <form
            id="import-prompts"
            className="scroll-quiet min-h-0 flex-1 px-6 py-4 max-sm:px-5"
            onSubmit={(event) => {
              event.preventDefault()
              read(pasted)
            }}
          >
            <TextAreaField
              label={t.paste}
              hint={t.pasteHint}
              problem={problem || undefined}
              rows={10}
              value={pasted}
              spellCheck={false}
              onChange={({ target }) => {
                setPasted(target.value)
                setProblem('')
              }}
            />
          </form>
          <div className="flex justify-end gap-2 border-t border-line px-6 py-3 max-sm:px-5 max-sm:pb-[max(12px,env(safe-area-inset-bottom))]">
            <Button icon="file-text" onClick={() => file.current?.click()}>
              {t.chooseFile}
            </Button>
            <input
              ref={file}
              type="file"
              accept=".json,application/json"
              aria-label={t.chooseFile}
              hidden
              onChange={({ target }) => {
                const [chosen] = target.files ?? []
                if (chosen) void chosen.text().then(read, () => setProblem(t.listFailed))
                // The same file can be chosen again once it has been mended.
                target.value = ''
              }}
            />
            <Button kind="main" type="submit" form="import-prompts" disabled={pasted.trim() === ''}>
              {t.readList}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

/** Undefined when a text is no JSON. */
function jsonOf(text: string): unknown {
  try {
    // Files of some editors begin with a mark that is no JSON.
    return JSON.parse(text.replace(/^\uFEFF/, '')) ?? null
  } catch {
    return undefined
  }
}
