import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'

/** The recovery codes, the one time that they can be seen. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useTexts('security')
  const text = `${codes.join('\n')}\n`
  return (
    <div className="flex flex-col gap-4 rounded-card bg-card p-4">
      <div>
        <p className="font-medium">{t.codesTitle}</p>
        <p className="mt-0.5 text-pretty text-soft">{t.codesText}</p>
      </div>
      <ul className="grid grid-cols-2 gap-2 self-start">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label={t.copy} copiedLabel={t.copied} />
        <Button size="small" icon="download" onClick={() => save(text)}>
          {t.download}
        </Button>
        <Button size="small" kind="main" onClick={onKept}>
          {t.kept}
        </Button>
      </div>
    </div>
  )
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${location.hostname}-recovery-codes.txt`
  link.click()
  URL.revokeObjectURL(address)
}
