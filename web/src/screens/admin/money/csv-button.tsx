import { useMutation } from '@tanstack/react-query'
import type { FileName, InputAt } from '../../../api/endpoint-types.ts'
import { send } from '../../../api/transport.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'

/** Downloads what a call that replies a file has to tell. */
export function CsvButton<N extends FileName>({
  of,
  input,
  name,
  label,
}: {
  of: N
  input: InputAt<N>
  /** What the file is called. */
  name: string
  label?: string
}) {
  const t = useTexts('adminMoney')
  const download = useMutation({
    mutationFn: async () => {
      const query = input as Record<string, unknown>
      const response = await send(of, { query }, {}, 'text/csv')
      saveFile(await response.blob(), name)
    },
  })
  return (
    <Button icon="download" busy={download.isPending} onClick={() => download.mutate()}>
      {label ?? t.csv}
    </Button>
  )
}
