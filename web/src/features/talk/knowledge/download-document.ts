import { send } from '../../../api/transport.ts'

/** Saves an own file under its name. Throws CallFailure. */
export async function downloadDocument({
  id,
  title,
}: {
  id: number
  title: string
}): Promise<void> {
  const response = await send('knowledge.file', { query: { id } }, {}, '*/*')
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = title
  link.click()
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
