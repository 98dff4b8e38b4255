import { useTexts } from '../../../i18n/use-texts.ts'
import { tokenInText } from '../../../lib/mailed-token.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { OperatorContact } from './operator-contact.tsx'

type MailSentProps = { onToken: (token: string) => void; onAgain: () => void }

/** Says the same whoever was asked for, as the server does. */
export function MailSent({ onToken, onAgain }: MailSentProps) {
  const t = useTexts('security')
  const form = useForm({
    first: { pasted: '' },
    read: ({ pasted }) => {
      const token = tokenInText(pasted)
      return { input: token, problems: { pasted: !token && t.resetPasteEmpty } }
    },
    send: async (token) => onToken(token),
  })
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="text-pretty">
        {t.resetSent}
      </p>
      <form noValidate className="flex flex-col gap-3" onSubmit={form.submit}>
        <Field
          kind="code"
          label={t.resetPaste}
          hint={t.resetPasteHint}
          maxLength={500}
          {...form.field('pasted')}
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
