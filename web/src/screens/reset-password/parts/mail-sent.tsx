import type { FormEvent } from 'react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { tokenInText } from '../../../lib/mailed-token.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { OperatorContact } from './operator-contact.tsx'

type MailSentProps = { onToken: (token: string) => void; onAgain: () => void }

/** Says the same whoever was asked for, as the server does. */
export function MailSent({ onToken, onAgain }: MailSentProps) {
  const t = useTexts('security')
  const [pasted, setPasted] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const token = tokenInText(pasted)
    if (token) onToken(token)
    else setProblem(t.resetPasteEmpty)
  }
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="text-pretty">
        {t.resetSent}
      </p>
      <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
        <TextField
          label={t.resetPaste}
          hint={t.resetPasteHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          value={pasted}
          problem={problem}
          onChange={(event) => {
            setProblem(undefined)
            setPasted(event.target.value)
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{t.next}</Button>
          <Button kind="quiet" onClick={onAgain}>
            {t.resetAgain}
          </Button>
        </div>
      </form>
      <div className="flex flex-col gap-2 border-t border-line pt-4 text-small text-soft">
        <p className="text-pretty">{t.resetNothing}</p>
        <OperatorContact />
      </div>
    </div>
  )
}
